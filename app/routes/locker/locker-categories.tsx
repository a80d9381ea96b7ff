import '~/features/locker/words/load'
import '~/features/locker/style.css'
import { useEffect, useRef } from 'react'
import { data, Form, href, Link } from 'react-router'
import { z } from 'zod'
import { Refused, refuse } from '~/core/refuse.server'
import { type CategoryId, isCategoryId } from '~/features/library/category'
import {
	changeCategory,
	countFiled,
	moveCategory,
	removeCategory,
} from '~/features/locker/category-change.server'
import { listCategories } from '~/features/locker/locker-category.server'
import { CategoryName, LONGEST_CATEGORY_ID } from '~/features/locker/locker-form'
import { type CategoryAnswer, CategoryList, categoryForm } from '~/features/locker/ui/category-list'
import { translateInto } from '~/i18n/translate.server'
import { type MessageId, useWords } from '~/i18n/words'
import { redirectWithToast } from '~/requests/flash.server'
import { fieldErrors } from '~/requests/form-problem.server'
import { hiddenText, readForm } from '~/requests/form-request.server'
import { requireOpened } from '~/requests/guards.server'
import { pageMeta } from '~/requests/page-meta.server'
import { requestContext } from '~/requests/request-context.server'
import { giveBackToSignedOut } from '~/requests/signed-out-form.server'
import { FormError } from '~/ui/form/form-error'
import { FormPage } from '~/ui/form/form-page'
import { sendTypedTexts } from '~/ui/form/typed-texts'
import { unsent } from '~/ui/form/unsent'
import type { Route } from './+types/locker-categories'
import { ownerOrGate } from './locker-form.server'

export { FormError as ErrorBoundary }

export const headers: Route.HeadersFunction = ({ actionHeaders }) => actionHeaders

export async function loader(args: Route.LoaderArgs) {
	const legend = ownerOrGate(args)
	const t = await translateInto(args.context.get(requestContext).language)
	const categories = await listCategories(legend)
	const asked = categories.find(({ id }) => id === args.url.searchParams.get('remove'))
	const words = { title: t('own_categories'), description: t('locker_lead'), isIndexed: false }
	return {
		userId: legend.userId,
		categories,
		leaving: asked ? { id: asked.id, name: asked.name, filed: await countFiled(legend, asked.id) } : null,
		meta: pageMeta(args.url, words),
	}
}

const Wish = z.object({
	id: z.string().max(LONGEST_CATEGORY_ID),
	intent: z.enum(['change', 'up', 'down', 'remove']),
	color: z.string().max(100).optional(),
})

const StoredLook = z.object({ name: z.string(), color: z.custom<CategoryId>(isCategoryId).nullable() })

/** Renames, colours, moves or removes a category (docs/product.md#locker). */
export async function action(args: Route.ActionArgs) {
	await giveBackToSignedOut(args, { name: 'category_name' })
	const legend = requireOpened(args, 'locker')
	const form = await readForm(args.request)
	const wish = Wish.safeParse(Object.fromEntries(form))
	if (!wish.success) throw refuse('invalid_input')
	const { id, intent } = wish.data
	const page = href('/prompt-locker/categories')
	if (intent === 'remove') {
		await removeCategory(legend, id)
		return redirectWithToast(page, 'own_category_removed')
	}
	if (intent === 'change') {
		const color = isCategoryId(wish.data.color) ? wish.data.color : null
		const typed = String(form.get('name') ?? '').slice(0, 200)
		const refused = (error: MessageId, status: number, stored?: CategoryAnswer['stored']) =>
			data<CategoryAnswer>({ id, name: typed, color, error, ...(stored ? { stored } : {}) }, { status })
		const named = z.object({ name: CategoryName }).safeParse({ name: form.get('name') ?? '' })
		if (!named.success) return refused(fieldErrors(named.error)['name'] ?? 'category_name_required', 400)
		try {
			await changeCategory(legend, id, { name: named.data.name, color }, hiddenText(form, 'seen'))
		} catch (error) {
			if (!(error instanceof Refused) || error.code !== 'conflict') throw error
			const stored = StoredLook.safeParse(error.details).data
			return refused(error.message ?? 'category_exists', 409, stored)
		}
		return redirectWithToast(page, 'own_category_saved')
	}
	await moveCategory(legend, id, intent === 'up' ? -1 : 1)
	return redirectWithToast(page, 'own_category_moved')
}

export async function clientAction({ request, serverAction }: Route.ClientActionArgs) {
	const form = await request.clone().formData()
	// What is typed stays while its category is moved.
	if (form.get('intent') !== 'change') return serverAction().catch(unsent)
	return sendTypedTexts(categoryForm(form.get('id')), serverAction)
}

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.meta ?? []

/** A Legend's own categories, on a page of their own: it works without scripts too. */
export default function LockerCategories({
	loaderData: { userId, categories, leaving },
	actionData,
}: Route.ComponentProps) {
	const { t } = useWords()
	return (
		<FormPage
			title={t('own_categories')}
			text={t('own_categories_text')}
			crumbs={[{ label: t('nav_locker'), to: href('/prompt-locker') }]}
		>
			{/* One column beside the title, whatever is said in it. */}
			<div>
				{leaving ? <AskRemoval key={leaving.id} {...leaving} /> : null}
				<CategoryList userId={userId} categories={categories} answer={actionData} />
			</div>
		</FormPage>
	)
}

/** Asks before a category goes, with the safe way first. */
function AskRemoval({ id, name, filed }: { id: string; name: string; filed: number }) {
	const { t } = useWords()
	const heading = useRef<HTMLHeadingElement>(null)
	useEffect(() => heading.current?.focus(), [])
	return (
		<section className="box mb-6" aria-labelledby="remove-category">
			<h2 className="text-h3" id="remove-category" ref={heading} tabIndex={-1}>
				{t('remove_category_question', { name })}
			</h2>
			<p>{t('remove_category_text', { count: filed })}</p>
			<Form method="post" className="row mt-4">
				<input type="hidden" name="id" value={id} />
				<Link className="button button-secondary" to={href('/prompt-locker/categories')}>
					{t('keep_category')}
				</Link>
				<button className="button button-danger" type="submit" name="intent" value="remove">
					{t('remove_category')}
				</button>
			</Form>
		</section>
	)
}
