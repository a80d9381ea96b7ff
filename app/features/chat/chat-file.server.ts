import { writeJson } from '~/core/json/json-writer.server'
import { PLANS } from '~/core/plans'
import { slugOf } from '~/core/slug'
import type { Member } from '~/core/viewer'
import { clockOf } from '~/i18n/clock'
import type { Language } from '~/i18n/language'
import { translateInto } from '~/i18n/translate.server'
import { exportConversation } from './chat.server'
import { readVersions } from './chat-branches.server'

/** How a file says who spoke when. */
interface Reader {
	language: Language
	timeZone: string
}

/** A conversation as a file, called by its title. */
export interface ConversationFile {
	name: string
	pieces: AsyncGenerator<string>
}

/** A conversation of the person as the text of a JSON file, whatever their plan is now. Refuses with `not_found`. */
export async function conversationAsJson(member: Member, id: string): Promise<ConversationFile> {
	const conversation = await exportConversation(member, id)
	return { name: `${nameOf(conversation)}.json`, pieces: writeJson(conversation, '\t') }
}

/** The same as Markdown: the title, then each message under who said it and when, and which version of it it is. */
export async function conversationAsMarkdown(
	member: Member,
	id: string,
	reader: Reader,
): Promise<ConversationFile> {
	const conversation = await exportConversation(member, id)
	return { name: `${nameOf(conversation)}.md`, pieces: markdownOf(conversation, reader) }
}

const nameOf = ({ title }: { title: string }) => slugOf(title) || 'chat'

async function* markdownOf(
	{ id, title, messages }: Awaited<ReturnType<typeof exportConversation>>,
	{ language, timeZone }: Reader,
): AsyncGenerator<string> {
	const t = await translateInto(language)
	const clock = clockOf(language, timeZone)
	yield `# ${title}\n`
	const versions = await readVersions(id)
	for await (const { role, content, at, position } of messages) {
		const nth = versions.get(position)?.nth ?? 1
		const who = role === 'user' ? t('chat_you') : PLANS.pro.title
		const when = at.toISOString()
		const version = nth > 1 ? `, ${t('chat_version', { nth })}` : ''
		yield `\n## ${who}, ${clock.day(when)}, ${clock.time(when)}${version}\n\n${content}\n`
	}
}
