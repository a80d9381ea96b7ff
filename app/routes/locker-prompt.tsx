import '~/i18n/areas/locker'
import '~/styles/locker.css'
import { newId } from '~/components/focus/new-id'
import { SavedPromptView } from '~/components/locker/saved-prompt-view'
import { readSavedPrompt } from '~/domain/locker.server'
import { listCategories } from '~/domain/locker-category.server'
import { translateInto } from '~/i18n/translate.server'
import { legendOrGate } from '~/locker-visit.server'
import { pageMeta } from '~/page-meta.server'
import { visitContext } from '~/visit.server'
import type { Route } from './+types/locker-prompt'

export async function loader(visit: Route.LoaderArgs) {
	const legend = legendOrGate(visit)
	const prompt = await readSavedPrompt(legend, visit.params.id)
	const t = await translateInto(visit.context.get(visitContext).language)
	return {
		prompt,
		idempotencyKey: newId(),
		categories: await listCategories(legend),
		meta: pageMeta(visit.url, { title: prompt.title, description: t('locker_lead'), isIndexed: false }),
	}
}

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.meta ?? []

/** One saved prompt: to fill in, copy and open in an assistant. */
export default function LockerPrompt({ loaderData }: Route.ComponentProps) {
	return <SavedPromptView key={loaderData.prompt.id} {...loaderData} />
}
