import { writeJson } from '~/core/json/json-writer.server'
import { PLANS } from '~/core/plans'
import { refuse } from '~/core/refuse.server'
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
	const conversation = await exportConversation(member, id)
	if (!conversation) throw refuse('not_found', undefined, { message: 'chat_not_found' })
	return writeJson(conversation, '\t')
}

/** The same as Markdown: the title, then each message under who said it and when. */
export async function conversationAsMarkdown(
	member: Member,
	id: string,
	reader: Reader,
): Promise<AsyncGenerator<string>> {
	const conversation = await exportConversation(member, id)
	if (!conversation) throw refuse('not_found', undefined, { message: 'chat_not_found' })
	return markdownOf(conversation, reader)
}

async function* markdownOf(
	{ title, messages }: NonNullable<Awaited<ReturnType<typeof exportConversation>>>,
	{ language, timeZone }: Reader,
): AsyncGenerator<string> {
	const t = await translateInto(language)
	const clock = clockOf(language, timeZone)
	yield `# ${title}\n`
	for await (const { role, content, at } of messages) {
		const who = role === 'user' ? t('chat_you') : PLANS.pro.title
		const when = at.toISOString()
		yield `\n## ${who}, ${clock.day(when)}, ${clock.time(when)}\n\n${content}\n`
	}
}
