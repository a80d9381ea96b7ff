import '~/features/collections/words/load'
import '~/features/library/words/load'
import '~/features/collections/collections.css'
import { href, type RouterContextProvider, redirect } from 'react-router'
import { z } from 'zod'
import { idempotencyKeyOf } from '~/core/idempotency-key'
import { newId } from '~/core/new-id'
import { nextPath } from '~/core/next-path'
import { refuse } from '~/core/refuse.server'
import type { Member } from '~/core/viewer'
import { addToCollection, collectionsWith, findWanted } from '~/features/collections/collected.server'
import { createCollection, listCollections } from '~/features/collections/collection.server'
import { NEW_COLLECTION } from '~/features/collections/collection-texts'
import { CollectionChoice } from '~/features/collections/ui/collection-choice'
import { NewCollection } from '~/features/collections/ui/new-collection'
import { translateInto } from '~/i18n/translate.server'
import { useWords } from '~/i18n/words'
import { redirectWithToast } from '~/requests/flash.server'
import { formProblem } from '~/requests/form-problem.server'
import { readForm, type SentForm } from '~/requests/form-request.server'
import { requireMember } from '~/requests/guards.server'
import { pageMeta } from '~/requests/page-meta.server'
import { requestContext } from '~/requests/request-context.server'
import { giveBackToSignedOut } from '~/requests/signed-out-form.server'
import { FormPage } from '~/ui/form/form-page'
import { sendTypedTexts } from '~/ui/form/typed-texts'
import type { Route } from './+types/collection-add'
import { takeNewCollection } from './collection-form.server'

export { FormError as ErrorBoundary } from '~/ui/form/form-error'

export const headers: Route.HeadersFunction = ({ actionHeaders }) => actionHeaders

/** What is to be added: a prompt by its id, or one of one's own locker. */
const Wanted = z
	.object({ prompt: z.string().max(100).optional(), saved: z.string().max(100).optional() })
	.transform(({ prompt, saved }) => ({ promptId: saved ?? prompt ?? '', isSaved: saved !== undefined }))

/** Where a prompt's page asks for it: it comes back there. */
const Wish = z.object({ collection: z.string().max(100).optional(), next: z.string().optional() })

export async function loader(args: Route.LoaderArgs) {
	const member = requireMember(args)
	const { language } = args.context.get(requestContext)
	const asked = Wanted.safeParse(Object.fromEntries(args.url.searchParams))
	if (!asked.success) throw refuse('not_found', undefined, { message: 'prompt_not_found' })
	const found = await findWanted(member, asked.data, language)
	const t = await translateInto(language)
	const words = { title: t('add_to_collection'), description: t('collections_text'), isIndexed: false }
	return {
		wanted: { ...found, isSaved: asked.data.isSaved },
		next: nextPath(args.url.searchParams.get('next') ?? href('/collections')),
		collections: await listCollections(member),
		holding: await collectionsWith(member, found.id),
		idempotencyKey: newId(),
		meta: pageMeta(args.url, words),
	}
}

/**
 * Puts a prompt into a collection that was chosen or is begun with it, and leads back to where it was asked for. Where
 * nothing was chosen, it goes into the only one there is; of several, or none, or where that one has it, the page asks which.
 */
export async function action(args: Route.ActionArgs) {
	await giveBackToSignedOut(args, { title: 'collection_title' })
	const form = await readForm(args.request)
	const sent = Object.fromEntries(form)
	const [wanted, wish] = [Wanted.safeParse(sent), Wish.safeParse(sent)]
	if (!wanted.success || !wish.success) throw refuse('invalid_input')
	const next = nextPath(wish.data.next ?? href('/collections'))
	const member = requireMember(args, next)
	if (form.has('title')) return addToNew(args, member, { form, wanted: wanted.data, next })
	try {
		const chosen = wish.data.collection ?? (await onlyOne(member, wanted.data))
		if (chosen === null) return redirect(choicePath(wanted.data, next), 303)
		await addToCollection(member, chosen, wanted.data)
		return redirectWithToast(next, 'added_to_collection')
	} catch (error) {
		const { problem, values } = formProblem(error, 'collection_failed')
		return redirectWithToast(next, problem, { kind: 'error', values })
	}
}

async function onlyOne(member: Member, { promptId }: z.infer<typeof Wanted>): Promise<string | null> {
	const [first, ...others] = await listCollections(member)
	if (!first || others.length > 0) return null
	return (await collectionsWith(member, promptId)).includes(first.id) ? null : first.id
}

function choicePath({ promptId, isSaved }: z.infer<typeof Wanted>, next: string): string {
	return `${href('/collections/add')}?${new URLSearchParams({ [isSaved ? 'saved' : 'prompt']: promptId, next })}`
}

interface NewWish {
	form: SentForm
	wanted: z.infer<typeof Wanted>
	next: string
}

function addToNew(
	{ context }: { context: Readonly<RouterContextProvider> },
	member: Member,
	{ form, wanted, next }: NewWish,
) {
	const { language } = context.get(requestContext)
	return takeNewCollection(form, async (input) => {
		// What can't be added begins no collection.
		await findWanted(member, wanted, language)
		const id = await createCollection(member, input, language, idempotencyKeyOf(form))
		await addToCollection(member, id, wanted)
		return redirectWithToast(next, 'added_to_collection')
	})
}

export function clientAction({ serverAction }: Route.ClientActionArgs) {
	return sendTypedTexts(NEW_COLLECTION, serverAction)
}

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.meta ?? []

/** Asks into which collection a prompt goes: one press each. */
export default function CollectionAdd({ loaderData, actionData }: Route.ComponentProps) {
	const { t } = useWords()
	const { wanted, next, collections, holding, idempotencyKey } = loaderData
	const fields = { [wanted.isSaved ? 'saved' : 'prompt']: wanted.id, next }
	return (
		<FormPage
			title={t('add_to_collection')}
			text={t('add_to_collection_which', { title: wanted.title })}
			crumbs={[{ label: wanted.title, to: next }, { label: t('add_to_collection') }]}
		>
			<div className="collections-page">
				<CollectionChoice collections={collections} holding={holding} fields={fields} />
				<NewCollection idempotencyKey={idempotencyKey} answer={actionData} fields={fields} />
			</div>
		</FormPage>
	)
}
