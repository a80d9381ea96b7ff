/** Characters of a password. At most: longer ones would only cost time. */
export const PASSWORD_AT_LEAST = 6
export const PASSWORD_AT_MOST = 128
