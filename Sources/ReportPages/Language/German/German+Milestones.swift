extension German: MilestonePhrases {
}
