import { href, redirect } from 'react-router'
import { duplicateSavedPrompt } from '~/domain/locker.server'
import { translateInto } from '~/i18n/translate.server'
import { takeLockerForm } from '~/locker-visit.server'
import { visitContext } from '~/visit.server'
import type { Route } from './+types/locker-duplicate'

/** Copies a saved prompt, with a longer title (spec 2, 9). */
export function action(visit: Route.ActionArgs) {
	return takeLockerForm(visit, async (legend) => {
		const t = await translateInto(visit.context.get(visitContext).language)
		await duplicateSavedPrompt(legend, visit.params.id, t('copy_suffix'))
		return 'prompt_saved'
	})
}

export function loader() {
	throw redirect(href('/prompt-locker'))
}
