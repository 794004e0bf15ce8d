extension German: RewardsPhrases {
}
