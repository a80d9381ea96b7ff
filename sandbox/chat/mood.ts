import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'

/** How the stand-in can behave: as it should, or as a real service does on a bad day. */
export const MOODS = ['well', 'dripping', 'slow', 'failing', 'cut', 'empty'] as const
/** What it can answer while it is failing. */
export const FAILURES = [503, 500, 429, 401, 400] as const

export const ChatMood = z.object({
	mood: z.enum(MOODS).catch('well'),
	status: z.coerce.number().pipe(z.literal(FAILURES)).catch(503),
})
export type ChatMood = z.infer<typeof ChatMood>

/** The mood that was chosen last in this data folder; all is well where none was. */
export function readMood(folder: string): ChatMood {
	const file = fileIn(folder)
	return ChatMood.parse(existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {})
}

/** Chooses a mood, for every process on this data folder, until another is chosen. */
export function writeMood(folder: string, mood: ChatMood): void {
	mkdirSync(folder, { recursive: true, mode: 0o700 })
	const draft = `${fileIn(folder)}.new`
	writeFileSync(draft, JSON.stringify(mood), { mode: 0o600 })
	renameSync(draft, fileIn(folder))
}

/** The mood of one reply: a message may ask for another one by `sandbox:cut`, so that one conversation can be tried alone. */
export function moodFor(message: string, chosen: ChatMood): ChatMood {
	// Two messages in a row come as one.
	const wish = [...message.matchAll(/\bsandbox:([a-z]+)/g)].at(-1)?.[1]
	const mood = MOODS.find((one) => one === wish)
	return mood ? { ...chosen, mood } : chosen
}

function fileIn(folder: string): string {
	return join(folder, 'sandbox-chat.json')
}
