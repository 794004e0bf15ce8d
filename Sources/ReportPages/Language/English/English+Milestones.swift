extension English: MilestonePhrases {
}
