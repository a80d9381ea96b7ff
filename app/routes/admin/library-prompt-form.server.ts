import { data, href } from 'react-router'
import { Refused, refuse } from '~/core/refuse.server'
import type { Editor } from '~/core/viewer'
import { readLibraryPrompt } from '~/features/editing/desk.server'
import { contentOf, type DeskForm, deskFormFrom, isSameForm } from '~/features/editing/desk-form'
import { checkDraft, discardDraft, saveDraft } from '~/features/editing/draft.server'
import { LONGEST } from '~/features/editing/draft-limits'
import { Count, DraftInput, PromptAddress, VersionNote } from '~/features/editing/prompt-content'
import {
	movePrompt,
	publishPrompt,
	schedulePrompt,
	unschedulePrompt,
	withdrawPrompt,
} from '~/features/editing/publishing.server'
import { storedDeskOf } from '~/features/editing/stored-desk.server'
import type { DeskAnswerShown } from '~/features/editing/ui/desk-editor'
import type { SentRelease } from '~/features/editing/ui/desk-release'
import type { WishedText } from '~/features/editing/version-making.server'
import { changeRows } from '~/features/editing/writing/row-acts'
import { knownZone, momentAt } from '~/i18n/time-zone.server'
import type { MessageId } from '~/i18n/words'
import { redirectWithToast } from '~/requests/flash.server'
import { returned } from '~/requests/form-draft.server'
import { formProblem } from '~/requests/form-problem.server'
import { hiddenText, type SentForm } from '~/requests/form-request.server'

/** Takes what an editor's page sent: with all of its fields where no script has stored them already. */
export async function takeDeskForm(admin: Editor, id: string, form: SentForm, timeZone: string) {
	const intent = hiddenText(form, 'intent')
	const release = releaseIn(form)
	// Every form of ours with texts has a category.
	const typed = form.has('category') ? changeRows(deskFormFrom(form), intent) : null
	try {
		if (intent === 'move') return await move(admin, id, hiddenText(form, 'address').trim())
		if (intent === 'unschedule') {
			await unschedulePrompt(admin, id)
			return done(id, 'editor_unscheduled')
		}
		if (intent === 'withdraw') {
			await withdrawPrompt(admin, id)
			return done(id, 'editor_withdrawn')
		}
		if (intent === 'discard') return await discard(admin, id, countIn(form, 'revision'))
		if (!typed && intent !== 'release') throw refuse('invalid_input')
		const revision = typed ? await store(admin, id, form, typed) : countIn(form, 'revision')
		if (intent === 'release') {
			const version = countIn(form, 'basedOn')
			const text = revision === null ? { revision, version } : { revision }
			const wished = { ...text, isOut: hiddenText(form, 'stands') === 'published' }
			// The page may have been shown in another zone than its person is in now.
			const zone = knownZone(hiddenText(form, 'zone')) ?? timeZone
			return await giveOut(admin, id, release, wished, zone)
		}
		return done(id, 'editor_saved')
	} catch (error) {
		return refused(admin, id, error, sentBack(form, intent, release))
	}
}

const done = (id: string, message: MessageId) =>
	redirectWithToast(href('/admin/prompts/:id', { id }), message)

/** Keeps the fields as the draft, where they say anything new. */
async function store(admin: Editor, id: string, form: FormData, typed: DeskForm): Promise<number | null> {
	const { form: known, revision } = storedDeskOf(id, await readLibraryPrompt(admin, id))
	const seen = countIn(form, 'revision')
	if (isSameForm(known, typed) && revision === seen) return revision
	const wish = DraftInput.safeParse({
		content: contentOf(typed),
		basedOn: countIn(form, 'basedOn'),
		revision: seen,
	})
	// What comes back to be shortened is made of what is shown then.
	if (!wish.success)
		throw revision === seen ? new TooLong() : refuse('conflict', undefined, { message: 'conflict' })
	return saveDraft(admin, id, wish.data)
}

/** What the fields take none of. */
class TooLong extends Error {}

/** What is wrong with when it is to go out, or with its note. */
class WrongRelease extends Error {
	readonly errors: SentRelease['errors']

	constructor(errors: SentRelease['errors']) {
		super()
		this.errors = errors
	}
}

async function giveOut(
	admin: Editor,
	id: string,
	sent: SentRelease,
	wished: WishedText & { isOut: boolean },
	timeZone: string,
) {
	const { en, pt } = sent.note
	const note = VersionNote.safeParse(sent.note).data ?? null
	const at = sent.when === 'date' ? momentAt(timeZone, sent.at) : null
	const errors: SentRelease['errors'] = {
		...(!note && (en.trim() || pt.trim()) ? { note: 'editor_note_both' } : {}),
		...(sent.when === 'date' && !at ? { at: 'editor_date_missing' } : {}),
	}
	if (errors.note || errors.at) throw new WrongRelease(errors)
	if (at) {
		await schedulePrompt(admin, id, { ...wished, at, note })
		return done(id, 'editor_scheduled')
	}
	await publishPrompt(admin, id, { ...wished, note })
	return done(id, 'editor_published')
}

async function discard(admin: Editor, id: string, revision: number | null) {
	const { newest } = await readLibraryPrompt(admin, id)
	await discardDraft(admin, id, revision ?? 0)
	if (newest) return done(id, 'editor_discarded')
	return redirectWithToast(`${href('/admin')}?tab=prompts`, 'editor_discarded')
}

async function move(admin: Editor, id: string, typed: string) {
	const refusal = (error: MessageId, status: number) =>
		data<DeskAnswerShown>({ address: { typed, error } }, { status })
	const address = PromptAddress.safeParse(typed)
	if (!address.success) return refusal('editor_address_wrong', 400)
	try {
		await movePrompt(admin, id, address.data)
	} catch (error) {
		if (error instanceof Refused && error.message === 'address_taken') return refusal('address_taken', 409)
		throw error
	}
	return done(id, 'editor_moved')
}

async function refused(admin: Editor, id: string, error: unknown, sent: DeskAnswerShown) {
	if (error instanceof WrongRelease) return wrongRelease(sent, error.errors, 400)
	if (error instanceof TooLong) {
		return data<DeskAnswerShown>({ ...sent, problem: 'editor_not_saved_size' }, { status: 400 })
	}
	const { problem, values, init } = formProblem(error, 'editor_failed')
	if (error instanceof Refused && error.code === 'not_found') throw error
	if (!(error instanceof Refused)) return data<DeskAnswerShown>({ ...sent, problem, values }, init)
	if (problem === 'moment_is_past') return wrongRelease(sent, { at: problem }, init.status)
	if (problem === 'editor_withdrawn_since') {
		return data<DeskAnswerShown>({ ...sent, problem, values, stands: 'withdrawn' }, init)
	}
	const known = await readLibraryPrompt(admin, id)
	if (error.code === 'conflict') {
		return data<DeskAnswerShown>({ ...sent, problem, values, theirs: storedDeskOf(id, known) }, init)
	}
	const content = sent.form ? contentOf(sent.form) : (known.draft ?? known.newest)?.content
	const problems = content ? await checkDraft(admin, id, content, known.newest) : []
	return data<DeskAnswerShown>({ ...sent, problem, values, problems }, init)
}

function wrongRelease(sent: DeskAnswerShown, errors: SentRelease['errors'], status: number) {
	const release = sent.release && { ...sent.release, errors }
	return data<DeskAnswerShown>({ ...sent, ...(release ? { release } : {}) }, { status })
}

/** What was typed, but for what is so long that no field of ours sends it. */
function sentBack(form: SentForm, intent: string, release: SentRelease): DeskAnswerShown {
	const texts = Object.fromEntries([...form].map(([name, value]) => [name, String(value)]))
	const longest = Object.fromEntries(Object.keys(texts).map((name) => [name, longestOf(name)]))
	const { draft, errors } = returned(form, texts, longest)
	const back = new FormData()
	for (const [name, value] of Object.entries(draft)) back.set(name, value)
	return {
		...(form.has('category') ? { form: changeRows(deskFormFrom(back), intent) } : {}),
		release: { ...releaseIn(back), at: release.at },
		...(Object.keys(errors).length > 0 ? { problem: 'text_not_sent_back' } : {}),
	}
}

function longestOf(name: string): number {
	if (/promptText$/.test(name)) return LONGEST.promptText
	if (/(?:instructions|steps|followUp|tags|searchedAs)$/.test(name)) return LONGEST.page
	return /(?:description|credits|choices)$|^note/.test(name) ? LONGEST.paragraph : LONGEST.line
}

function releaseIn(form: FormData): SentRelease {
	const text = (name: string) => String(form.get(name) ?? '')
	return {
		when: text('when') === 'date' ? 'date' : 'now',
		at: text('at').slice(0, 40),
		note: { en: text('note.en'), pt: text('note.pt') },
		errors: {},
	}
}

function countIn(form: FormData, name: string): number | null {
	return Count.safeParse(Number(form.get(name))).data ?? null
}
