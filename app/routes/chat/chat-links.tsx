import '~/features/chat/sharing/words/load'
import '~/features/chat/sharing/sharing.css'
import { useMemo } from 'react'
import { Form, href } from 'react-router'
import { type Member, opens } from '~/core/viewer'
import { OwnShares } from '~/features/chat/sharing/own-shares'
import { closeShare, listShares, shareConversation, titleToShare } from '~/features/chat/sharing/share.server'
import { clockOf } from '~/i18n/clock'
import { translateInto } from '~/i18n/translate.server'
import { useWords } from '~/i18n/words'
import { redirectWithToast } from '~/requests/flash.server'
import { formProblem } from '~/requests/form-problem.server'
import { hiddenText, readForm } from '~/requests/form-request.server'
import { requireMember, requireOpened } from '~/requests/guards.server'
import { pageMeta } from '~/requests/page-meta.server'
import { requestContext } from '~/requests/request-context.server'
import { FormPage } from '~/ui/form/form-page'
import type { Route } from './+types/chat-links'

const PAGE = href('/chat-legend/links')
const LONGEST_ID = 64

export async function loader(args: Route.LoaderArgs) {
	const member = requireMember(args)
	const { language, timeZone } = args.context.get(requestContext)
	const t = await translateInto(language)
	const words = { title: t('chat_shares'), description: t('chat_shares_lead'), isIndexed: false }
	return {
		asked: await askedToShare(member, args.url.searchParams),
		shares: await listShares(member),
		timeZone,
		meta: pageMeta(args.url, words),
	}
}

/** What is asked about, where somebody comes from a conversation. Refuses with `not_found`. */
async function askedToShare(member: Member, query: URLSearchParams) {
	const id = query.get('conversation')?.slice(0, LONGEST_ID)
	if (!id || !opens(member, 'chat')) return null
	return { id, end: query.get('end')?.slice(0, LONGEST_ID) ?? '', title: await titleToShare(member, id) }
}

/** Makes a link to a conversation, or takes one back; for the latter no plan is needed (docs/product.md#chat). */
export async function action(args: Route.ActionArgs) {
	const member = requireMember(args, PAGE)
	const form = await readForm(args.request)
	if (hiddenText(form, 'intent') === 'close') {
		await closeShare(member, hiddenText(form, 'id'))
		return redirectWithToast(PAGE, 'chat_share_closed')
	}
	const legend = requireOpened(args, 'chat', PAGE)
	try {
		await shareConversation(legend, hiddenText(form, 'conversation'), hiddenText(form, 'end') || null)
		return redirectWithToast(PAGE, 'chat_share_created')
	} catch (error) {
		const { problem, values } = formProblem(error, 'chat_share_failed')
		return redirectWithToast(PAGE, problem, { kind: 'error', values })
	}
}

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.meta ?? []

/** A person's shared conversations, and before them the one that they are about to share. */
export default function ChatLinks({ loaderData: { asked, shares, timeZone } }: Route.ComponentProps) {
	const { t, language } = useWords()
	const clock = useMemo(() => clockOf(language, timeZone), [language, timeZone])
	return (
		<FormPage
			title={t('chat_shares')}
			text={t('chat_shares_lead')}
			crumbs={[{ label: t('nav_chat'), to: href('/chat-legend/:id?') }, { label: t('chat_shares') }]}
		>
			<div>
				{asked ? (
					<section className="box mb-6" aria-labelledby="ask-share">
						<h2 id="ask-share" className="text-h3 wrap-anywhere">
							{t('chat_share_ask', { title: asked.title })}
						</h2>
						<p className="mt-2">{t('chat_share_text')}</p>
						<Form method="post" action={PAGE} className="mt-4">
							<input type="hidden" name="conversation" value={asked.id} />
							<input type="hidden" name="end" value={asked.end} />
							<button className="button button-primary" type="submit" name="intent" value="share">
								{t('chat_share_create')}
							</button>
						</Form>
					</section>
				) : null}
				<OwnShares shares={shares} clock={clock} />
			</div>
		</FormPage>
	)
}
