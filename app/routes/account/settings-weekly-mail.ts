import { href, redirect } from 'react-router'
import { setWeeklyMail } from '~/features/mailings/weekly-choice.server'
import { redirectWithToast } from '~/requests/flash.server'
import { formProblem } from '~/requests/form-problem.server'
import { readForm } from '~/requests/form-request.server'
import { requireMember } from '~/requests/guards.server'
import type { Route } from './+types/settings-weekly-mail'

const settings = () => `${href('/settings')}?tab=account`

/** Turns the weekly mail on or off, as the tick says. */
export async function action(args: Route.ActionArgs) {
	const member = requireMember(args, settings())
	const isOn = (await readForm(args.request)).get('weekly') === 'on'
	try {
		await setWeeklyMail(member, isOn)
		return redirectWithToast(settings(), isOn ? 'weekly_mail_on' : 'weekly_mail_off')
	} catch (error) {
		const { problem } = formProblem(error, 'weekly_mail_failed')
		return redirectWithToast(settings(), problem, { kind: 'error' })
	}
}

export function loader() {
	throw redirect(settings())
}
