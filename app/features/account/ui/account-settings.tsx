import { Bookmark, Download, KeyRound, LogOut, Terminal, Trash2 } from 'lucide-react'
import type { ReactNode } from 'react'
import { Form, href, Link } from 'react-router'
import { useWords } from '~/i18n/words'

/** Password, sessions, tokens, data, and the end of an account; `children` are what other features have to choose here. */
export function AccountSettings({ userId, children }: { userId: string; children: ReactNode }) {
	const { t } = useWords()
	return (
		<>
			<h2 className="visually-hidden">{t('account')}</h2>
			<div className="account-rows">
				<section aria-labelledby="password-title">
					<h3 id="password-title">{t('password')}</h3>
					<p className="muted">{t('change_password_text')}</p>
					<Link className="button button-secondary" to={href('/settings/password')}>
						<KeyRound className="icon" aria-hidden="true" />
						{t('change_password')}
					</Link>
				</section>
				<section aria-labelledby="sessions-title">
					<h3 id="sessions-title">{t('sessions')}</h3>
					<p className="muted">{t('sign_out_everywhere_text')}</p>
					<Form method="post" action={href('/settings/sessions')}>
						<button className="button button-secondary" type="submit">
							<LogOut className="icon" aria-hidden="true" />
							{t('sign_out_everywhere')}
						</button>
					</Form>
				</section>
				<section aria-labelledby="tokens-title">
					<h3 id="tokens-title">{t('tokens')}</h3>
					<p className="muted">{t('tokens_text')}</p>
					<Link className="button button-secondary" to={href('/settings/tokens')}>
						<Terminal className="icon" aria-hidden="true" />
						{t('manage_tokens')}
					</Link>
				</section>
				<section aria-labelledby="answers-title">
					<h3 id="answers-title">{t('remembered_answers')}</h3>
					<p className="muted">{t('remembered_answers_text')}</p>
					<Link className="button button-secondary" to={href('/settings/answers')}>
						<Bookmark className="icon" aria-hidden="true" />
						{t('manage_answers')}
					</Link>
				</section>
				{children}
				<section aria-labelledby="data-title">
					<h3 id="data-title">{t('your_data')}</h3>
					<p className="muted">{t('download_data_text')}</p>
					<a className="button button-secondary" href={href('/settings/export.json')} download>
						<Download className="icon" aria-hidden="true" />
						{t('download_data')}
					</a>
					<p className="hint">
						{t('user_id')}: <code className="mono">{userId}</code>
					</p>
				</section>
				<section aria-labelledby="delete-title">
					<h3 id="delete-title">{t('delete_account')}</h3>
					<p className="muted">{t('delete_account_text')}</p>
					<Link className="button button-secondary" to={href('/settings/delete')}>
						<Trash2 className="icon" aria-hidden="true" />
						{t('delete_account')}
					</Link>
				</section>
			</div>
		</>
	)
}
