import { Form } from 'react-router'
import { useWords } from '~/i18n/words'
import type { AccessToken } from '../access-token'
import { scopeWords } from './token-form'

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
						<Form method="post" preventScrollReset>
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
