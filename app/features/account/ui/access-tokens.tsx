import { useEffect, useId, useRef } from 'react'
import { Form, href, useNavigation } from 'react-router'
import { type MessageId, useWords } from '~/i18n/words'
import { CopyButton, selectText } from '~/ui/copy-button'
import { Field, FieldError } from '~/ui/form/field'
import { FormProblem, useMistakeFocus } from '~/ui/form/form-problem'
import { SelectField } from '~/ui/form/select-field'
import { SubmitButton } from '~/ui/form/submit-button'
import { useTypedTexts } from '~/ui/form/typed-texts'
import { type Unsent, useAnswer } from '~/ui/form/unsent'
import {
	type AccessToken,
	TOKEN_LIFETIMES,
	TOKEN_NAME_AT_MOST,
	TOKEN_SCOPES,
	type TokenLifetime,
	type TokenScope,
} from '../access-token'

/** What was typed, as it came. */
interface TokenDraft {
	name: string
	scopes: readonly string[]
	lifetime: string
}

/** What comes back of a token that was not made. */
export interface TokenProblem extends Partial<Unsent> {
	draft?: TokenDraft
	errors?: { [Name in keyof TokenDraft]?: MessageId }
}

const USUAL: TokenDraft = { name: '', scopes: ['prompts:read'], lifetime: '90' }

const SCOPE_WORDS = {
	'prompts:read': { label: 'scope_prompts', hint: 'scope_prompts_hint' },
	'locker:read': { label: 'scope_locker', hint: 'scope_locker_hint' },
} as const satisfies Record<TokenScope, { label: MessageId; hint: MessageId }>

/** What a token may read, in words. */
function scopeWords(scope: TokenScope): MessageId {
	return SCOPE_WORDS[scope].label
}

/** Under which this tab keeps what is typed. */
export const TYPED_TOKEN = 'token'

/** Makes a token: its name, what it may read, and how long it is good. */
export function TokenForm({
	userId,
	idempotencyKey,
	answer: given,
}: {
	userId: string
	idempotencyKey: string
	answer: TokenProblem | undefined
}) {
	const { t } = useWords()
	const answer = useAnswer(given)
	const navigation = useNavigation()
	const isBusy = navigation.formMethod === 'POST' && navigation.formData?.get('intent') === 'make'
	const { name, scopes, lifetime } = answer?.draft ?? USUAL
	const errors = answer?.errors
	const form = useMistakeFocus(errors)
	useTypedTexts(form, { name: TYPED_TOKEN, userId })
	return (
		<Form ref={form} method="post" className="form" noValidate>
			{answer?.problem ? (
				<FormProblem problem={answer.problem} values={answer.values} answer={answer} />
			) : null}
			<Field
				name="name"
				label={t('token_name')}
				autoComplete="off"
				maxLength={TOKEN_NAME_AT_MOST}
				defaultValue={name}
				hint={t('token_name_hint')}
				error={errors?.name}
				values={{ most: TOKEN_NAME_AT_MOST }}
				required
			/>
			<ScopeFields chosen={scopes} error={errors?.scopes} />
			<SelectField
				name="lifetime"
				label={t('token_lifetime')}
				defaultValue={lifetime}
				error={errors?.lifetime}
			>
				{TOKEN_LIFETIMES.map((one) => (
					<option key={one} value={one}>
						<LifetimeWords lifetime={one} />
					</option>
				))}
			</SelectField>
			<input type="hidden" name="intent" value="make" />
			<input type="hidden" name="idempotencyKey" value={idempotencyKey} />
			<div className="acts-r">
				<SubmitButton isBusy={isBusy} label={t('make_token')} busyLabel={t('saving')} />
			</div>
		</Form>
	)
}

function ScopeFields({ chosen, error }: { chosen: readonly string[]; error: MessageId | undefined }) {
	const { t } = useWords()
	const errorId = useId()
	return (
		<fieldset className="field" aria-describedby={error ? errorId : undefined}>
			<legend className="lab">{t('token_scopes')}</legend>
			{TOKEN_SCOPES.map((scope, place) => (
				<label key={scope} className="check">
					<input
						type="checkbox"
						name="scopes"
						value={scope}
						defaultChecked={chosen.includes(scope)}
						// The first one is where the mistake can be mended.
						aria-invalid={error && place === 0 ? true : undefined}
						aria-describedby={error ? errorId : undefined}
					/>
					<b>{t(SCOPE_WORDS[scope].label)}</b>
					<span className="hint">{t(SCOPE_WORDS[scope].hint)}</span>
				</label>
			))}
			{error ? <FieldError id={errorId} error={error} /> : null}
		</fieldset>
	)
}

function LifetimeWords({ lifetime }: { lifetime: TokenLifetime }) {
	const { t } = useWords()
	return lifetime === 'never' ? t('token_lifetime_never') : t('token_days', { count: Number(lifetime) })
}

/** A person's tokens, each with what it may do and the way to end it; asks before it does, without scripts too. */
export function TokenList({ tokens }: { tokens: readonly AccessToken[] }) {
	const { t } = useWords()
	if (tokens.length === 0) return <p className="muted">{t('no_tokens_yet')}</p>
	return (
		<ul className="token-list">
			{tokens.map((token) => (
				<li key={token.id}>
					<TokenWords token={token} />
					<details>
						<summary
							className="button button-quiet button-small"
							aria-label={t('revoke_token_named', { name: token.name })}
						>
							{t('revoke')}
						</summary>
						<Form method="post" action={href('/settings/tokens')} preventScrollReset>
							<p>{t('revoke_token_text')}</p>
							<input type="hidden" name="intent" value="revoke" />
							<input type="hidden" name="id" value={token.id} />
							<button className="button button-danger button-small" type="submit">
								{t('revoke_now')}
							</button>
						</Form>
					</details>
				</li>
			))}
		</ul>
	)
}

function TokenWords({ token }: { token: AccessToken }) {
	const { t, day } = useWords()
	const { name, prefix, scopes, createdAt, usedOn, expiresAt, isExpired } = token
	const ends = expiresAt ? day(expiresAt.toISOString()) : null
	return (
		<div className="token-words">
			<h3>{name}</h3>
			<code className="mono">{prefix}…</code>
			<p className="meta">{scopes.map((scope) => t(scopeWords(scope))).join(' · ')}</p>
			<p className="meta">
				{t('token_made_on', { day: day(createdAt.toISOString()) })}
				{' · '}
				{usedOn ? t('last_used', { day: day(usedOn) }) : t('token_never_used')}
			</p>
			<p className={isExpired ? 'meta is-over' : 'meta'}>
				{ends === null
					? t('token_good_until_revoked')
					: isExpired
						? t('token_ended_on', { day: ends })
						: t('token_good_until', { day: ends })}
			</p>
		</div>
	)
}

/** A token that was just made: the only time that it is shown. */
export function TokenMade({ token, name }: { token: string; name: string }) {
	const { t } = useWords()
	const note = useRef<HTMLElement>(null)
	const text = useRef<HTMLElement>(null)
	// Each token is told, also the second one on the same page.
	// biome-ignore lint/correctness/useExhaustiveDependencies: see above
	useEffect(() => note.current?.focus(), [token])
	return (
		<section ref={note} className="token-made" tabIndex={-1} aria-labelledby="token-made-title">
			<h2 id="token-made-title">{t('token_made_title')}</h2>
			<p>
				<b>{name}</b>
			</p>
			<code ref={text} className="mono" data-token>
				{token}
			</code>
			<p className="hint">{t('token_made_text')}</p>
			<CopyButton
				className="button-primary"
				text={token}
				label={t('copy_token')}
				onFail={() => selectText(text.current)}
			/>
		</section>
	)
}
