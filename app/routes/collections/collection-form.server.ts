import { data, href } from 'react-router'
import { z } from 'zod'
import { Refused, refuse } from '~/core/refuse.server'
import type { Member } from '~/core/viewer'
import { moveCollected, noteCollected, removeCollected } from '~/features/collections/collected.server'
import { COLLECTION_LENGTHS } from '~/features/collections/collection'
import { editCollection, removeCollection } from '~/features/collections/collection.server'
import {
	CollectionInput,
	CollectionNote,
	NewCollectionInput,
} from '~/features/collections/collection-input.server'
import type { CollectionAnswer } from '~/features/collections/collection-texts'
import { shareCollection, unshareCollection } from '~/features/collections/shared-collection.server'
import type { NewCollectionAnswer } from '~/features/collections/ui/new-collection'
import type { MessageId } from '~/i18n/words'
import { redirectWithToast } from '~/requests/flash.server'
import { returned, textsOf } from '~/requests/form-draft.server'
import { type FieldErrors, fieldErrors, formProblem } from '~/requests/form-problem.server'
import { hiddenText, type SentForm } from '~/requests/form-request.server'

const EMPTY = { title: '', description: '', note: '' }
const Intent = z.enum(['edit', 'note', 'up', 'down', 'take-out', 'share', 'unshare', 'remove'])
type Intent = z.infer<typeof Intent>

/** What was done, and where it can be taken back. */
interface Done {
	message: MessageId
	undo?: string
	/** Where to go on; without it, back to the collection. */
	to?: string
}

/** Takes a form of a collection's page: what is refused comes back with what was typed. */
export async function takeCollectionForm(member: Member, id: string, form: SentForm) {
	const intent = Intent.safeParse(form.get('intent'))
	if (!intent.success) throw refuse('invalid_input')
	const prompt = form.has('prompt') ? hiddenText(form, 'prompt') : null
	const texts = textsOf(form, EMPTY)
	const { draft, errors } = returned(form, texts, COLLECTION_LENGTHS)
	const refused = (rest: Partial<CollectionAnswer>, init: ResponseInit) =>
		data<CollectionAnswer>({ prompt, draft, ...rest, errors: { ...rest.errors, ...errors } }, init)
	try {
		const wrong = await store(member, id, { form, texts, prompt })
		if (wrong) return refused({ errors: wrong }, { status: 400 })
		const { message, undo, to } = await act(member, id, intent.data, prompt)
		return redirectWithToast(to ?? href('/collections/:id', { id }), message, { undo })
	} catch (error) {
		const { problem, values, init } = formProblem(error, 'collection_failed')
		return refused({ problem, ...(values ? { values } : {}), stored: storedIn(error) }, init)
	}
}

/** Takes the form of a new collection, and begins it; what is refused comes back with what was typed. */
export async function takeNewCollection(
	form: SentForm,
	begin: (input: Pick<CollectionInput, 'title'>) => Promise<Response>,
) {
	const texts = textsOf(form, { title: '' })
	const { draft, errors } = returned(form, texts, { title: COLLECTION_LENGTHS.title })
	const parsed = NewCollectionInput.safeParse(texts)
	if (!parsed.success) {
		const wrong = { ...fieldErrors(parsed.error), ...errors }
		return data<NewCollectionAnswer>({ draft, errors: wrong }, { status: 400 })
	}
	try {
		return await begin(parsed.data)
	} catch (error) {
		const { problem, values, init } = formProblem(error, 'collection_failed')
		return data<NewCollectionAnswer>({ draft, problem, values }, init)
	}
}

interface Sent {
	form: SentForm
	texts: typeof EMPTY
	prompt: string | null
}

/** Stores what the form brought along; answers what is wrong with it. */
async function store(member: Member, id: string, { form, texts, prompt }: Sent): Promise<FieldErrors | null> {
	if (prompt !== null && form.has('note')) {
		const parsed = CollectionNote.safeParse(texts)
		if (!parsed.success) return fieldErrors(parsed.error)
		await noteCollected(member, id, prompt, { note: parsed.data.note, seen: hiddenText(form, 'seen') })
	}
	if (prompt === null && form.has('title')) {
		const parsed = CollectionInput.safeParse(texts)
		if (!parsed.success) return fieldErrors(parsed.error)
		await editCollection(member, id, parsed.data, hiddenText(form, 'seen'))
	}
	return null
}

async function act(member: Member, id: string, intent: Intent, prompt: string | null): Promise<Done> {
	const one = prompt ?? ''
	switch (intent) {
		case 'up':
		case 'down':
			await moveCollected(member, id, one, intent === 'up' ? -1 : 1)
			return { message: 'collected_moved' }
		case 'take-out':
			await removeCollected(member, id, one)
			return { message: 'collected_taken_out', undo: undoPath(id, one) }
		case 'share':
			await shareCollection(member, id)
			return { message: 'collection_shared' }
		case 'unshare':
			await unshareCollection(member, id)
			return { message: 'collection_unshared' }
		case 'remove':
			await removeCollection(member, id)
			return { message: 'collection_removed', undo: undoPath(id, id), to: href('/collections') }
		default:
			return { message: 'collection_saved' }
	}
}

const undoPath = (id: string, thing: string) => href('/collections/:id/:thing/undo', { id, thing })

/** What somebody reads who wrote over what was changed meanwhile. */
function storedIn(error: unknown): string | undefined {
	if (!(error instanceof Refused) || error.code !== 'conflict') return undefined
	const parsed = z
		.object({ title: z.string().optional(), description: z.string().optional(), note: z.string().optional() })
		.safeParse(error.details)
	return parsed.success ? Object.values(parsed.data).filter(Boolean).join('\n\n') : undefined
}
