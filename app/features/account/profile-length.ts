/** How many characters each field of a profile takes. */
export const LONGEST_PROFILE = { avatarUrl: 2_000, fullName: 200, username: 60, language: 10 } as const
