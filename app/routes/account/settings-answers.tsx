import '~/features/account/words/load'
import '~/features/answers/words/load'
import '~/features/answers/style.css'
import { Form, href } from 'react-router'
import { setAnswerMemory, syncAnswers } from '~/features/answers/answers.server'
import { RememberedAnswers } from '~/features/answers/ui/remembered-answers'
import { libraryTitles } from '~/features/library/prompt-cards.server'
import { translateInto } from '~/i18n/translate.server'
import { useWords } from '~/i18n/words'
import { redirectWithToast } from '~/requests/flash.server'
import { readForm } from '~/requests/form-request.server'
import { requireMember } from '~/requests/guards.server'
import { pageMeta } from '~/requests/page-meta.server'
import { requestContext } from '~/requests/request-context.server'
import { FormPage } from '~/ui/form/form-page'
import type { Route } from './+types/settings-answers'

export { UserDataError as ErrorBoundary } from '~/ui/load-error'

export async function loader(args: Route.LoaderArgs) {
	const member = requireMember(args)
	const { language } = args.context.get(requestContext)
	const t = await translateInto(language)
	const words = {
		title: t('remembered_answers'),
		description: t('remembered_answers_text'),
		isIndexed: false,
	}
	return {
		userId: member.userId,
		inAccount: await syncAnswers(member, []),
		titles: libraryTitles(language),
		meta: pageMeta(args.url, words),
	}
}

/** Has the account remember answers from now on, or forget all of them. */
export async function action(args: Route.ActionArgs) {
	const member = requireMember(args)
	const isOn = (await readForm(args.request)).get('remember') === 'on'
	await setAnswerMemory(member, isOn)
	return redirectWithToast(href('/settings/answers'), isOn ? 'answers_turned_on' : 'answers_turned_off')
}

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.meta ?? []

/** What is remembered of a person's answers, and whether their account does (docs/product.md#library). */
export default function SettingsAnswers({ loaderData: { userId, inAccount, titles } }: Route.ComponentProps) {
	const { t } = useWords()
	const isOn = inAccount !== null
	return (
		<FormPage
			title={t('remembered_answers')}
			text={t('remembered_answers_text')}
			crumbs={[{ label: t('settings'), to: `${href('/settings')}?tab=account` }]}
		>
			<div className="answers-page">
				<section className="box" aria-labelledby="memory-title">
					<h2 id="memory-title">{t('answers_memory')}</h2>
					<p>{t(isOn ? 'answers_memory_on' : 'answers_memory_off')}</p>
					<Form method="post">
						<input type="hidden" name="remember" value={isOn ? 'off' : 'on'} />
						<button className={isOn ? 'button button-danger' : 'button button-primary'} type="submit">
							{t(isOn ? 'answers_turn_off' : 'answers_turn_on')}
						</button>
					</Form>
					{isOn ? <p className="hint">{t('answers_turn_off_hint')}</p> : null}
				</section>
				<RememberedAnswers key={String(isOn)} owner={userId} inAccount={inAccount ?? []} titles={titles} />
			</div>
		</FormPage>
	)
}
