extension English: RewardsPhrases {
}
