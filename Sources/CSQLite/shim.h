#include <sqlite3.h>

// Swift cannot call functions with a variable number of arguments.

// Sets a switch of a connection, such as SQLITE_DBCONFIG_DEFENSIVE, and returns SQLite's code.
static inline int csqlite_set(sqlite3 *connection, int option, int value) {
    return sqlite3_db_config(connection, option, value, (int *)0);
}
