import { data, href } from 'react-router'
import { refuse } from '~/core/refuse.server'
import type { Editor } from '~/core/viewer'
import {
	readRecord,
	readVersioned,
	type VersionedPrompt,
	type VersionLine,
} from '~/features/editing/desk.server'
import { differenceWords } from '~/features/editing/difference-words.server'
import { LONGEST } from '~/features/editing/draft-limits'
import { declineOffer, takeOffer } from '~/features/editing/offer.server'
import { Count, VersionNote } from '~/features/editing/prompt-content'
import { restoreVersion, unschedulePrompt, withdrawPrompt } from '~/features/editing/publishing.server'
import { versionsAddress } from '~/features/editing/ui/desk-address'
import type { VersionsAnswer } from '~/features/editing/ui/version-ask'
import type { VersionsDesk } from '~/features/editing/ui/versions-page'
import {
	type ShownVersion,
	VERSION_ASKS,
	type VersionAsk,
	type VersionSide,
} from '~/features/editing/versions'
import { listVersionPage, parseVersionsQuery, readVersionText } from '~/features/editing/versions.server'
import type { Language } from '~/i18n/language'
import { momentIn } from '~/i18n/time-zone.server'
import type { MessageId } from '~/i18n/words'
import { redirectWithToast } from '~/requests/flash.server'
import { returned, textsOf } from '~/requests/form-draft.server'
import { formProblem } from '~/requests/form-problem.server'
import { hiddenText, type SentForm } from '~/requests/form-request.server'

interface Reader {
	language: Language
	timeZone: string
}

/** A prompt's versions and the text that was asked for, as the page shows them. */
export async function loadVersions(
	by: Editor,
	promptId: string,
	parameters: URLSearchParams,
	reader: Reader,
): Promise<VersionsDesk> {
	const { language, timeZone } = reader
	const asked = parseVersionsQuery(parameters)
	const [prompt, { lines, next }, record] = await Promise.all([
		readVersioned(by, promptId),
		listVersionPage(by, promptId, asked.before),
		readRecord(by, promptId),
	])
	const content = asked.content ?? language
	const shown = await readVersionText(by, prompt, { ...asked, content }, await differenceWords(content))
	const numbers = lines.map(({ number }) => number).filter((number) => number !== shown.side)
	const { state, publishedVersion, scheduledFor, offer } = prompt
	const isFirstPage = asked.before === undefined
	return {
		id: promptId,
		title: prompt.titles[language] || prompt.address,
		page: state === 'published' ? href('/prompt/:id', { id: prompt.address }) : null,
		state,
		scheduledFor: scheduledFor ? momentIn(timeZone, language, scheduledFor) : null,
		hasOffer: offer !== null,
		digest: offer?.digest ?? '',
		versions: [
			...(isFirstPage ? unnumbered(prompt, reader) : []),
			...lines.map((line) => shownVersion(line, prompt, reader)),
		],
		next,
		isFirstPage,
		shown: { ...shown, others: [...new Set([...shown.others, ...numbers])] },
		acts: {
			canRestore:
				typeof shown.side === 'number' &&
				publishedVersion !== null &&
				(state === 'withdrawn' || shown.side !== publishedVersion),
			canWithdraw: state === 'published' && shown.side === publishedVersion,
			isScheduled: scheduledFor !== null && shown.side === prompt.scheduledVersion,
		},
		ask: asked.ask && canAsk(asked.ask, shown.side, prompt) ? asked.ask : null,
		record: record.map(({ promptId: _one, at, ...line }, place) => ({
			...line,
			id: place,
			when: momentIn(timeZone, language, at),
		})),
	}
}

/** Nothing is asked that would be refused. */
function canAsk(
	ask: VersionAsk,
	side: VersionSide,
	{ state, publishedVersion, offer }: VersionedPrompt,
): boolean {
	if (ask === 'withdraw') return state === 'published'
	if (ask === 'restore') return typeof side === 'number' && publishedVersion !== null
	return offer !== null && side === 'offer'
}

function unnumbered({ draft, offer }: VersionedPrompt, { timeZone, language }: Reader): ShownVersion[] {
	const shown: ShownVersion[] = []
	if (draft) {
		const when = momentIn(timeZone, language, draft.savedAt)
		shown.push({ side: 'draft', isFile: false, by: draft.by, when, note: null, state: 'draft' })
	}
	if (offer) {
		const when = momentIn(timeZone, language, offer.since)
		shown.push({ side: 'offer', isFile: true, by: null, when, note: null, state: null })
	}
	return shown
}

function shownVersion(
	{ number, origin, by, at, note }: VersionLine,
	{ state, publishedVersion, scheduledVersion }: VersionedPrompt,
	{ timeZone, language }: Reader,
): ShownVersion {
	const isOut = number === publishedVersion && (state === 'published' || state === 'withdrawn')
	return {
		side: number,
		isFile: origin === 'file',
		by,
		when: momentIn(timeZone, language, at),
		note: note?.[language] ?? null,
		state: isOut ? state : number === scheduledVersion ? 'scheduled' : null,
	}
}

const DONE = {
	restore: 'versions_restored',
	withdraw: 'editor_withdrawn',
	take: 'versions_taken',
	decline: 'versions_declined',
	unschedule: 'editor_unscheduled',
} as const satisfies Record<string, MessageId>

/** Does what a form of the page says, once it was asked; what is refused comes back with what was typed. */
export async function takeVersionsForm(by: Editor, promptId: string, form: SentForm) {
	const sent = hiddenText(form, 'intent')
	const intent = sent === 'unschedule' ? sent : VERSION_ASKS.find((ask) => ask === sent)
	if (!intent || (intent !== 'unschedule' && form.get('confirmed') !== 'yes')) throw refuse('invalid_input')
	const { note, answer } = readNote(form)
	if (answer.errors && (intent === 'restore' || intent === 'take')) return data(answer, { status: 400 })
	const digest = hiddenText(form, 'digest')
	const version = Count.safeParse(Number(hiddenText(form, 'version'))).data
	try {
		if (intent === 'restore') {
			if (version === undefined) throw refuse('not_found')
			await restoreVersion(by, promptId, version, note)
		} else if (intent === 'withdraw') await withdrawPrompt(by, promptId)
		else if (intent === 'take') await takeOffer(by, promptId, digest, note)
		else if (intent === 'decline') await declineOffer(by, promptId, digest)
		else await unschedulePrompt(by, promptId)
		return redirectWithToast(versionsAddress(promptId), DONE[intent])
	} catch (error) {
		const { problem, init } = formProblem(error, 'desk_error')
		return data<VersionsAnswer>({ ...answer, problem }, init)
	}
}

/** The note of a change, in both languages or in neither. */
function readNote(form: SentForm): { note: VersionNote | null; answer: VersionsAnswer } {
	const typed = textsOf(form, { 'note.en': '', 'note.pt': '' })
	const longest = { 'note.en': LONGEST.paragraph, 'note.pt': LONGEST.paragraph }
	const { draft, errors: lost } = returned(form, typed, longest)
	const answer = { note: { en: draft['note.en'], pt: draft['note.pt'] } }
	const [en, pt] = [typed['note.en'], typed['note.pt']]
	if (en.trim() === '' && pt.trim() === '') return { note: null, answer }
	const note = VersionNote.safeParse({ en, pt }).data
	if (note) return { note, answer }
	const wrong = (text: string, isLost: MessageId | undefined): MessageId | undefined =>
		isLost ??
		(text.trim() === ''
			? 'editor_note_both'
			: text.length > LONGEST.paragraph
				? 'editor_not_saved_size'
				: undefined)
	const errors: NonNullable<VersionsAnswer['errors']> = {}
	const [wrongEn, wrongPt] = [wrong(en, lost['note.en']), wrong(pt, lost['note.pt'])]
	if (wrongEn) errors.en = wrongEn
	if (wrongPt) errors.pt = wrongPt
	return { note: null, answer: { ...answer, errors } }
}
