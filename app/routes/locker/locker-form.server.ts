import { data, href, type RouterContextProvider, redirect } from 'react-router'
import { idempotencyKeyOf } from '~/core/idempotency-key'
import { newId } from '~/core/new-id'
import { Refused } from '~/core/refuse.server'
import { type MemberWith, opens } from '~/core/viewer'
import { LONGEST_BLANKS } from '~/features/locker/blanks/blanks-input'
import { LOCKER_LENGTHS, type LockerDraft, MOST_SAVED_TAGS, type SavedPrompt } from '~/features/locker/locker'
import {
	CategoryName,
	draftErrors,
	LONGEST_CATEGORY_ID,
	lockerDraftOf,
	SavedPromptInput,
} from '~/features/locker/locker-form'
import { addressOfList } from '~/features/locker/locker-search'
import { type MergeAnswer, mergedDraft } from '~/features/locker/merging/merged-prompt'
import { MomentText } from '~/i18n/moment.server'
import type { MessageId } from '~/i18n/words'
import { draftOwner, requireOwnDraft } from '~/requests/draft-owner.server'
import { redirectWithToast } from '~/requests/flash.server'
import { returned } from '~/requests/form-draft.server'
import { formProblem } from '~/requests/form-problem.server'
import { readForm, type SentForm } from '~/requests/form-request.server'
import { requireMember, requireOpened } from '~/requests/guards.server'

interface LockerArgs {
	request: Request
	context: Readonly<RouterContextProvider>
	url: URL
}

/** What comes back of a form of the locker that was not saved: all that was typed, and why. */
export interface LockerFormAnswer {
	draft: LockerDraft
	errors: { [Field in string]?: MessageId }
	problem?: MessageId
	/** What is stored instead, where somebody changed it meanwhile. */
	stored?: SavedPrompt
	/** What the form was made of, and sent under: a further try of it is the same. */
	editedAt: string
	idempotencyKey: string
	/** Whose draft it is: perhaps no longer who is logged in. */
	draftOf: string
}

/** What is typed into the form, with its labels; all else in it is chosen. */
export const TYPED_TEXTS = {
	title: 'saved_title',
	description: 'saved_description',
	content: 'tab_prompt',
	newCategory: 'category_name',
	tags: 'tags',
	tag: 'tags',
	tagList: 'tags',
} as const satisfies Record<string, MessageId>

/** The ticket for a page inside the locker. Who has no Legend plan is led to the locker itself, which says why not. */
export function ownerOrGate(args: LockerArgs): MemberWith<'locker'> {
	const member = requireMember(args)
	if (opens(member, 'locker')) return member
	throw redirect(href('/prompt-locker'), 303)
}

/** The ticket for the locker's small forms; their addresses show nothing, so a login comes back to the list they stood in. */
export function lockerOwner(args: LockerArgs): MemberWith<'locker'> {
	return requireOpened(args, 'locker', addressOfList(args.url.search))
}

/**
 * Does one thing to the locker (docs/product.md#messages). Scripts get the refusal or the prompt as JSON; without them
 * the browser goes back to the list that the address names, with the message.
 */
export async function takeLockerForm(
	args: LockerArgs,
	done: MessageId,
	act: (legend: MemberWith<'locker'>, form: FormData) => Promise<SavedPrompt>,
): Promise<Response> {
	const legend = lockerOwner(args)
	const form = await readForm(args.request)
	if (form.has('scripted')) {
		return Response.json(await act(legend, form))
	}
	const list = addressOfList(args.url.search)
	try {
		await act(legend, form)
		return redirectWithToast(list, done)
	} catch (error) {
		const { problem } = formProblem(error, 'locker_failed')
		return redirectWithToast(list, problem, { kind: 'error' })
	}
}

/** The form names a tag to the eye, to the ear, among what it sends, and in the line for who has no scripts, each in a chip. */
const CHIP = ' '.repeat(500)
const asChip = (tag: string) => CHIP + tag.repeat(4)

/** How many characters each field takes as it is written in the form. */
const { tag, category, ...texts } = LOCKER_LENGTHS
const LONGEST_WRITTEN = {
	...texts,
	tags: MOST_SAVED_TAGS * (CHIP.length + 4 * tag),
	categoryId: LONGEST_CATEGORY_ID,
	newCategory: category,
	blanks: LONGEST_BLANKS,
}

type Returned = ReturnType<typeof data<LockerFormAnswer>>

interface SavedPromptForm {
	form: SentForm
	legend: MemberWith<'locker'>
	/** `newCategory` names the category to file it in, which may not be there yet. */
	save: (input: SavedPromptInput, newCategory: string | undefined) => Promise<Response | Returned>
	/** What to show beside the form where somebody changed the prompt meanwhile. */
	readStored?: () => Promise<SavedPrompt>
}

/** What of a draft may come back, and what is to be said beside the fields that may not. */
function returnedDraft(
	form: SentForm,
	{ tags, categoryId, blanks, ...texts }: ReturnType<typeof lockerDraftOf>,
) {
	const told = blanks ? JSON.stringify(blanks) : ''
	const written = { ...texts, tags: tags.map(asChip).join(''), categoryId: categoryId ?? '', blanks: told }
	const { draft, errors } = returned(form, written, LONGEST_WRITTEN)
	const back = {
		...draft,
		tags: draft.tags === '' ? [] : tags,
		categoryId: draft.categoryId || null,
		blanks: draft.blanks === '' ? undefined : blanks,
	}
	return { draft: back, errors }
}

/** Takes the fields of a saved prompt; what is wrong comes back beside each field with what was typed. */
export async function takeSavedPromptForm({ form, legend, save, readStored }: SavedPromptForm) {
	const sent = lockerDraftOf(form)
	const { draft, errors } = returnedDraft(form, sent)
	const moment = MomentText.safeParse(form.get('editedAt')).data ?? ''
	const owner = draftOwner(form, legend)
	const same = { draft, editedAt: moment, idempotencyKey: idempotencyKeyOf(form) ?? '', draftOf: owner }
	const parsed = SavedPromptInput.safeParse(sent)
	if (!parsed.success) {
		const wrong = { ...draftErrors(parsed.error), ...errors }
		return data<LockerFormAnswer>({ ...same, errors: wrong }, { status: 400 })
	}
	const name = CategoryName.safeParse(sent.newCategory)
	if (sent.newCategory && !name.success) {
		const wrong = { newCategory: draftErrors(name.error)[''], ...errors }
		return data<LockerFormAnswer>({ ...same, errors: wrong }, { status: 400 })
	}
	try {
		requireOwnDraft(owner, legend)
		return await save(parsed.data, name.data)
	} catch (error) {
		const { problem, init } = formProblem(error, 'locker_failed')
		const isConflict = error instanceof Refused && error.code === 'conflict'
		const stored = isConflict && readStored ? { stored: await readStored() } : {}
		const again = error instanceof Refused && error.code === 'gone' ? { idempotencyKey: newId() } : {}
		return data<LockerFormAnswer>({ ...same, ...again, errors: {}, problem, ...stored }, init)
	}
}

/** Gives what was typed back as one text with what is stored since, to be looked over: nothing is stored. */
export async function giveBackMerged(
	form: SentForm,
	legend: MemberWith<'locker'>,
	merge: (mine: LockerDraft) => Promise<MergeAnswer>,
) {
	return takeSavedPromptForm({
		form,
		legend,
		async save(mine) {
			const { merged, stored } = await merge(mine)
			return data<LockerFormAnswer>({
				draft: mergedDraft(merged),
				errors: {},
				problem: 'merge_taken',
				editedAt: stored.updatedAt,
				idempotencyKey: idempotencyKeyOf(form) ?? '',
				draftOf: draftOwner(form, legend),
			})
		},
	})
}
