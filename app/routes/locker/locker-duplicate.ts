import { href, redirect } from 'react-router'
import { idempotencyKeyOf } from '~/core/idempotency-key'
import { duplicateSavedPrompt } from '~/features/locker/locker.server'
import { translateInto } from '~/i18n/translate.server'
import { requestContext } from '~/requests/request-context.server'
import type { Route } from './+types/locker-duplicate'
import { takeLockerForm } from './locker-form.server'

/** Copies a saved prompt, with a longer title (docs/product.md#numbers). */
export function action(args: Route.ActionArgs) {
	const { id } = args.params
	return takeLockerForm(args, 'prompt_saved', async (legend, form) => {
		const t = await translateInto(args.context.get(requestContext).language)
		const page = idempotencyKeyOf(form)
		// One page has a form for each of its prompts.
		const wish = { idempotencyKey: page && `${page} ${id}` }
		return duplicateSavedPrompt(legend, id, t('copy_suffix'), wish)
	})
}

export function loader() {
	throw redirect(href('/prompt-locker'))
}
