import '~/features/collections/words/load'
import '~/features/collections/collections.css'
import { href, redirect } from 'react-router'
import { idempotencyKeyOf } from '~/core/idempotency-key'
import { newId } from '~/core/new-id'
import { createCollection, listCollections } from '~/features/collections/collection.server'
import { NEW_COLLECTION } from '~/features/collections/collection-texts'
import { CollectionList } from '~/features/collections/ui/collection-list'
import { NewCollection } from '~/features/collections/ui/new-collection'
import { translateInto } from '~/i18n/translate.server'
import { useWords } from '~/i18n/words'
import { readForm } from '~/requests/form-request.server'
import { requireMember } from '~/requests/guards.server'
import { pageMeta } from '~/requests/page-meta.server'
import { requestContext } from '~/requests/request-context.server'
import { giveBackToSignedOut } from '~/requests/signed-out-form.server'
import { FormPage } from '~/ui/form/form-page'
import { sendTypedTexts } from '~/ui/form/typed-texts'
import type { Route } from './+types/collections'
import { takeNewCollection } from './collection-form.server'

export { FormError as ErrorBoundary } from '~/ui/form/form-error'

export const headers: Route.HeadersFunction = ({ actionHeaders }) => actionHeaders

export async function loader(args: Route.LoaderArgs) {
	const member = requireMember(args)
	const t = await translateInto(args.context.get(requestContext).language)
	const words = { title: t('nav_collections'), description: t('collections_text'), isIndexed: false }
	const meta = pageMeta(args.url, words)
	return { collections: await listCollections(member), idempotencyKey: newId(), meta }
}

/** Begins a collection, and leads to it. */
export async function action(args: Route.ActionArgs) {
	await giveBackToSignedOut(args, { title: 'collection_title' })
	const member = requireMember(args)
	const form = await readForm(args.request)
	return takeNewCollection(form, async (input) => {
		const { language } = args.context.get(requestContext)
		const id = await createCollection(member, input, language, idempotencyKeyOf(form))
		return redirect(href('/collections/:id', { id }), 303)
	})
}

export function clientAction({ serverAction }: Route.ClientActionArgs) {
	return sendTypedTexts(NEW_COLLECTION, serverAction)
}

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.meta ?? []

/** A person's collections (docs/product.md#collections). */
export default function Collections({ loaderData, actionData }: Route.ComponentProps) {
	const { collections, idempotencyKey } = loaderData
	const { t } = useWords()
	return (
		<FormPage title={t('nav_collections')} text={t('collections_text')}>
			<div className="collections-page">
				<CollectionList collections={collections} />
				<NewCollection key={collections.length} idempotencyKey={idempotencyKey} answer={actionData} />
			</div>
		</FormPage>
	)
}
