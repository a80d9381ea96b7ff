import { createHash } from 'node:crypto'
import { writeJson } from '~/core/json/json-writer.server'
import { PLANS } from '~/core/plans'
import type { Member } from '~/core/viewer'
import { clockOf } from '~/i18n/clock'
import type { Language } from '~/i18n/language'
import { translateInto } from '~/i18n/translate.server'
import { exportConversation } from './chat.server'

/** How a file says who spoke when. */
interface Reader {
	language: Language
	timeZone: string
}

/** A conversation of the person as the text of a JSON file, whatever their plan is now. Refuses with `not_found`. */
export async function conversationAsJson(member: Member, id: string): Promise<AsyncGenerator<string>> {
	return writeJson(await exportConversation(member, id), '\t')
}

/** The same as Markdown: the title, then each message under who said it and when, and which version of it it is. */
export async function conversationAsMarkdown(
	member: Member,
	id: string,
	reader: Reader,
): Promise<AsyncGenerator<string>> {
	return markdownOf(await exportConversation(member, id), reader)
}

async function* markdownOf(
	{ title, messages }: Awaited<ReturnType<typeof exportConversation>>,
	{ language, timeZone }: Reader,
): AsyncGenerator<string> {
	const t = await translateInto(language)
	const clock = clockOf(language, timeZone)
	yield `# ${title}\n`
	/** How often each thing was said after each message: branches stand in the order in which they were begun. */
	const said = new Map<number | null, Map<string, number>>()
	let times = 1
	for await (const { role, content, at, parent } of messages) {
		let nth = times
		if (role === 'user') {
			const words = createHash('sha256').update(content).digest('base64')
			const there = said.get(parent) ?? new Map<string, number>()
			// The reply follows at once.
			times = (there.get(words) ?? 0) + 1
			said.set(parent, there.set(words, times))
			nth = [...there.keys()].indexOf(words) + 1
		}
		const who = role === 'user' ? t('chat_you') : PLANS.pro.title
		const when = at.toISOString()
		const version = nth > 1 ? `, ${t('chat_version', { nth })}` : ''
		yield `\n## ${who}, ${clock.day(when)}, ${clock.time(when)}${version}\n\n${content}\n`
	}
}
