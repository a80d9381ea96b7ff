import '~/features/account/words/load'
import '~/features/account/styles/access-tokens.css'
import { data, Form, href, Link } from 'react-router'
import { idempotencyKeyOf } from '~/core/idempotency-key'
import { newId } from '~/core/new-id'
import type { Member } from '~/core/viewer'
import { TOKEN_NAME_AT_MOST, TOKEN_SCOPES } from '~/features/account/access-token'
import {
	createAccessToken,
	listAccessTokens,
	revokeAccessToken,
	revokeAllTokens,
} from '~/features/account/access-token.server'
import { TokenInput } from '~/features/account/token-form'
import {
	TokenForm as TokenFields,
	TokenList,
	TokenMade,
	type TokenProblem,
	TYPED_TOKEN,
} from '~/features/account/ui/access-tokens'
import { translateInto } from '~/i18n/translate.server'
import { useWords } from '~/i18n/words'
import { redirectWithToast } from '~/requests/flash.server'
import { returned, textsOf } from '~/requests/form-draft.server'
import { fieldErrors, formProblem } from '~/requests/form-problem.server'
import { hiddenText, readForm, type SentForm } from '~/requests/form-request.server'
import { requireMember } from '~/requests/guards.server'
import { pageMeta } from '~/requests/page-meta.server'
import { requestContext } from '~/requests/request-context.server'
import { giveBackToSignedOut } from '~/requests/signed-out-form.server'
import { FormPage } from '~/ui/form/form-page'
import { forgetTypedTexts, sendTypedTexts } from '~/ui/form/typed-texts'
import { unsent } from '~/ui/form/unsent'
import type { Route } from './+types/settings-tokens'

const LONGEST_LIFETIME = 10

type Answer = TokenProblem | { made: { id: string; token: string; name: string } }

export { FormError as ErrorBoundary } from '~/ui/form/form-error'

export const headers: Route.HeadersFunction = ({ actionHeaders }) => actionHeaders

export async function loader(args: Route.LoaderArgs) {
	const member = requireMember(args)
	const t = await translateInto(args.context.get(requestContext).language)
	const words = { title: t('tokens'), description: t('tokens_text'), isIndexed: false }
	return {
		userId: member.userId,
		idempotencyKey: newId(),
		tokens: await listAccessTokens(member),
		hasNewPassword: args.url.searchParams.get('after') === 'password',
		meta: pageMeta(args.url, words),
	}
}

/** Makes a token, or ends one or all. The page that answers shows a new one, and no other page ever does: there is no redirect. */
export async function action(args: Route.ActionArgs) {
	await giveBackToSignedOut(args, { name: 'token_name' })
	const member = requireMember(args)
	const form = await readForm(args.request)
	switch (form.get('intent')) {
		case 'revoke':
			await revokeAccessToken(member, hiddenText(form, 'id'))
			return redirectWithToast(href('/settings/tokens'), 'token_revoked')
		case 'revoke-all':
			await revokeAllTokens(member.userId)
			return redirectWithToast(href('/settings/tokens'), 'tokens_revoked')
		default:
			return makeToken(member, form, args.request.headers)
	}
}

async function makeToken(member: Member, form: SentForm, headers: Headers) {
	const texts = textsOf(form, { name: '', lifetime: '' })
	const scopes = form.getAll('scopes').map(String)
	const { draft: back, errors } = returned(form, texts, {
		name: TOKEN_NAME_AT_MOST,
		lifetime: LONGEST_LIFETIME,
	})
	const draft = { ...back, scopes: TOKEN_SCOPES.filter((scope) => scopes.includes(scope)) }
	const parsed = TokenInput.safeParse({ ...texts, scopes })
	if (!parsed.success) {
		return data<Answer>({ draft, errors: { ...fieldErrors(parsed.error), ...errors } }, { status: 400 })
	}
	try {
		const { id, token } = await createAccessToken(member, parsed.data, headers, idempotencyKeyOf(form))
		return data<Answer>({ made: { id, token, name: parsed.data.name } })
	} catch (error) {
		const { problem, values, init } = formProblem(error, 'error_making_token')
		return data<Answer>({ draft, problem, values }, init)
	}
}

export async function clientAction({ request, serverAction }: Route.ClientActionArgs) {
	// Ending one leaves what is typed for a new one.
	const form = await request.clone().formData()
	if (form.get('intent') !== 'make') return serverAction().catch(unsent)
	const answer = await sendTypedTexts(TYPED_TOKEN, serverAction)
	if ('made' in answer) forgetTypedTexts(TYPED_TOKEN)
	return answer
}

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.meta ?? []

/** Personal access tokens (docs/product.md#for-programs): made, shown once, listed, revoked. */
export default function SettingsTokens({ loaderData, actionData }: Route.ComponentProps) {
	const { t } = useWords()
	const made = actionData && 'made' in actionData ? actionData.made : null
	const problem = actionData && !('made' in actionData) ? actionData : undefined
	return (
		<FormPage
			title={t('tokens')}
			text={t('tokens_text')}
			crumbs={[{ label: t('settings'), to: `${href('/settings')}?tab=account` }]}
		>
			<div className="tokens-page">
				{made ? <TokenMade token={made.token} name={made.name} /> : null}
				{loaderData.hasNewPassword && loaderData.tokens.length > 0 ? (
					<Form method="post" className="note" data-message="tokens_after_password">
						<p>{t('tokens_after_password')}</p>
						<input type="hidden" name="intent" value="revoke-all" />
						<button className="button button-danger button-small" type="submit">
							{t('revoke_all_tokens')}
						</button>
					</Form>
				) : null}
				<section className="box" aria-labelledby="new-token-title">
					<h2 id="new-token-title">{t('new_token')}</h2>
					<TokenFields
						key={made?.id}
						userId={loaderData.userId}
						idempotencyKey={loaderData.idempotencyKey}
						answer={problem}
					/>
				</section>
				<section aria-labelledby="your-tokens-title">
					<h2 id="your-tokens-title">{t('your_tokens')}</h2>
					<TokenList tokens={loaderData.tokens} />
				</section>
				<p>
					<Link to={href('/developers')}>{t('tokens_how')}</Link>
				</p>
			</div>
		</FormPage>
	)
}
