/** How many characters each field of a message takes, its address apart. */
export const CONTACT_LENGTH = { name: 200, subject: 300, message: 20_000 } as const
