import '~/features/collections/words/load'
import '~/features/collections/collections.css'
import { href, isRouteErrorResponse } from 'react-router'
import { env } from '~/env/env.server'
import { readOwn } from '~/features/collections/collection.server'
import { collectionForm, collectionTexts } from '~/features/collections/collection-texts'
import { CollectionEditor } from '~/features/collections/ui/collection-editor'
import { NoCollection } from '~/features/collections/ui/no-collection'
import { translateInto } from '~/i18n/translate.server'
import { readForm } from '~/requests/form-request.server'
import { requireMember } from '~/requests/guards.server'
import { pageMeta } from '~/requests/page-meta.server'
import { requestContext } from '~/requests/request-context.server'
import { giveBackToSignedOut } from '~/requests/signed-out-form.server'
import { FormError } from '~/ui/form/form-error'
import { sendTypedTexts } from '~/ui/form/typed-texts'
import type { Route } from './+types/collection-edit'
import { takeCollectionForm } from './collection-form.server'

export const headers: Route.HeadersFunction = ({ actionHeaders }) => actionHeaders

export async function loader(args: Route.LoaderArgs) {
	const member = requireMember(args)
	const { language } = args.context.get(requestContext)
	const collection = await readOwn(member, args.params.id, language)
	const t = await translateInto(language)
	const words = { title: collection.title, description: t('collections_text'), isIndexed: false }
	return {
		userId: member.userId,
		collection,
		link: collection.slug && env().origin + href('/c/:id', { id: collection.slug }),
		meta: pageMeta(args.url, words),
	}
}

/** Does one thing to a collection; what is typed beside the button that was pressed is stored with it. */
export async function action(args: Route.ActionArgs) {
	await giveBackToSignedOut(args, collectionTexts)
	const member = requireMember(args)
	return takeCollectionForm(member, args.params.id, await readForm(args.request))
}

export async function clientAction({ request, params, serverAction }: Route.ClientActionArgs) {
	const form = await request.clone().formData()
	return sendTypedTexts(collectionForm(params.id, form.get('prompt')), serverAction)
}

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.meta ?? []

/** A collection as its author edits it (docs/product.md#collections). */
export default function CollectionEdit({ loaderData, actionData }: Route.ComponentProps) {
	const { collection } = loaderData
	return <CollectionEditor key={collection.id} {...loaderData} answer={actionData} />
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
	return isRouteErrorResponse(error) && error.status === 404 ? <NoCollection /> : <FormError />
}
