import '~/features/locker/words/load'
import '~/features/locker/style.css'
import { data, href } from 'react-router'
import { z } from 'zod'
import { refuse } from '~/core/refuse.server'
import type { MemberWith } from '~/core/viewer'
import { NEW_CATEGORY } from '~/features/locker/locker'
import { listCategories } from '~/features/locker/locker-category.server'
import { CategoryName, LONGEST_CATEGORY_ID, Tags, tagsTyped } from '~/features/locker/locker-form'
import { addressOfList } from '~/features/locker/locker-search'
import { type Chosen, chosenOf, titlesOf } from '~/features/locker/selection/chosen.server'
import { SELECTION_INTENTS } from '~/features/locker/selection/selection'
import { moveChosen, removeChosen, tagChosen } from '~/features/locker/selection/selection-change.server'
import { SelectionStep, type Step } from '~/features/locker/selection/selection-step'
import { translateInto } from '~/i18n/translate.server'
import { type MessageId, useWords } from '~/i18n/words'
import { redirectWithToast } from '~/requests/flash.server'
import { fieldErrors, formProblem } from '~/requests/form-problem.server'
import { readForm, type SentForm } from '~/requests/form-request.server'
import { requireOpened } from '~/requests/guards.server'
import { pageMeta } from '~/requests/page-meta.server'
import { requestContext } from '~/requests/request-context.server'
import { giveBackToSignedOut } from '~/requests/signed-out-form.server'
import { FormPage } from '~/ui/form/form-page'
import { type Unsent, unsent, useAnswer } from '~/ui/form/unsent'
import type { Route } from './+types/locker-selection'
import { ownerOrGate } from './locker-form.server'

export { FormError as ErrorBoundary } from '~/ui/form/form-error'

export const headers: Route.HeadersFunction = ({ actionHeaders }) => actionHeaders

export async function loader(args: Route.LoaderArgs) {
	const legend = ownerOrGate(args)
	const t = await translateInto(args.context.get(requestContext).language)
	const words = { title: t('selection'), description: t('locker_lead'), isIndexed: false }
	return { categories: await listCategories(legend), meta: pageMeta(args.url, words) }
}

const Wish = z.object({
	intent: z.enum(SELECTION_INTENTS),
	/** Whether the page of this step was seen. */
	sure: z.literal('yes').optional(),
	back: z.string().max(2_000).catch(''),
	categoryId: z.string().max(LONGEST_CATEGORY_ID).optional(),
})
type Wish = z.infer<typeof Wish>

const DONE = { move: 'selection_moved', tag: 'selection_tagged', remove: 'selection_removed' } as const

/** Asks what to do with the prompts that were chosen on the locker, and does it (docs/product.md#locker). */
export async function action(args: Route.ActionArgs) {
	await giveBackToSignedOut(args, {
		add: 'selection_add',
		remove: 'selection_take',
		newCategory: 'category_name',
	})
	const legend = requireOpened(args, 'locker', href('/prompt-locker'))
	const form = await readForm(args.request)
	const parsed = Wish.safeParse(Object.fromEntries(form))
	if (!parsed.success) throw refuse('invalid_input')
	const wish = parsed.data
	const back = addressOfList(wish.back)
	let chosen: Chosen
	try {
		chosen = chosenOf(form)
	} catch (error) {
		const { problem, values } = formProblem(error, 'locker_failed')
		return redirectWithToast(addressOfList(wish.back, true), problem, { kind: 'hint', values })
	}
	const step = {
		intent: wish.intent,
		back: wish.back,
		chosen: form.getAll('chosen').map(String),
		titles: await titlesOf(legend, chosen),
		typed: {
			categoryId: wish.categoryId ?? '',
			newCategory: textOf(form, 'newCategory'),
			add: textOf(form, 'add'),
			remove: textOf(form, 'remove'),
		},
	}
	if (wish.sure !== 'yes' || wish.intent === 'export') return { ...step, errors: {} }
	const wanted = readWanted(form)
	if (!wanted.success) return data({ ...step, errors: fieldErrors(wanted.error) }, { status: 400 })
	try {
		const { id, count } = await carryOut(legend, wish, chosen, wanted.data)
		const undo = count > 0 ? href('/prompt-locker/changes/:id/undo', { id }) : undefined
		return redirectWithToast(back, DONE[wish.intent], { values: { count }, undo })
	} catch (error) {
		const { problem, values, init } = formProblem(error, 'locker_failed')
		return data({ ...step, errors: {}, problem, values }, init)
	}
}

/** What did not come to the action of a step leaves it as it is. */
export async function clientAction({ request, serverAction }: Route.ClientActionArgs) {
	const form = await request.clone().formData()
	return serverAction().catch((thrown: unknown) => {
		if (form.get('sure') !== 'yes') throw thrown
		return unsent(thrown)
	})
}

const LONGEST_TYPED = 10_000
const textOf = (form: SentForm, name: string) => String(form.get(name) ?? '').slice(0, LONGEST_TYPED)

const Wanted = z.object({ add: Tags, remove: Tags, newCategory: CategoryName.optional() })
type Wanted = z.infer<typeof Wanted>

function readWanted(form: SentForm) {
	return Wanted.safeParse({
		add: tagsTyped(textOf(form, 'add')),
		remove: tagsTyped(textOf(form, 'remove')),
		newCategory: form.get('categoryId') === NEW_CATEGORY ? textOf(form, 'newCategory') : undefined,
	})
}

function carryOut(
	legend: MemberWith<'locker'>,
	{ intent, categoryId }: Wish,
	chosen: Chosen,
	wanted: Wanted,
) {
	if (intent === 'remove') return removeChosen(legend, chosen)
	if (intent === 'tag') return tagChosen(legend, chosen, wanted)
	const { newCategory } = wanted
	return moveChosen(legend, chosen, { categoryId: newCategory ? null : categoryId || null, newCategory })
}

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.meta ?? []

const TITLES = {
	move: 'selection_move_title',
	tag: 'selection_tag_title',
	export: 'selection_export_title',
	remove: 'selection_remove_title',
} as const satisfies Record<(typeof SELECTION_INTENTS)[number], MessageId>

function textFor(intent: keyof typeof TITLES | undefined): MessageId | undefined {
	// An export changes nothing.
	if (intent === 'export') return undefined
	return intent ? 'selection_text' : 'selection_empty'
}

/** What is to become of prompts that were chosen: a page of its own, so that it asks without scripts too. */
export default function LockerSelection({ loaderData: { categories }, actionData }: Route.ComponentProps) {
	const { t } = useWords()
	const answer = useAnswer<Step | Unsent>(actionData)
	const step = answer && 'titles' in answer ? answer : null
	const count = step?.titles.length ?? 0
	const text = textFor(step?.intent)
	return (
		<FormPage
			title={step ? t(TITLES[step.intent], { count }) : t('selection')}
			text={text && t(text)}
			crumbs={[{ label: t('nav_locker'), to: href('/prompt-locker') }, { label: t('selection') }]}
		>
			<SelectionStep step={step} categories={categories} />
		</FormPage>
	)
}
