import type { ReactNode } from 'react'
import { Form } from 'react-router'
import type { ContactMessage } from '~/features/contact/contact'
import { LANGUAGE_TAG } from '~/i18n/language'
import { useWords } from '~/i18n/words'

export interface ShownMessage extends ContactMessage {
	/** The day it was written, as an ISO date in the reader's time zone. */
	day: string
}

/** One message with what an admin does about it: answer, mark, delete. */
export function MessageCard({ message, after }: { message: ShownMessage; after: string | null }) {
	const { t, day } = useWords()
	const { id, name, email, subject, message: text, language, createdAt, isRead } = message
	const reply = `mailto:${encodeURIComponent(email)}?${new URLSearchParams({ subject: `Re: ${subject}` }).toString().replaceAll('+', '%20')}`
	const form = (intent: string, button: ReactNode) => (
		<Form method="post" preventScrollReset>
			<input type="hidden" name="intent" value={intent} />
			<input type="hidden" name="id" value={id} />
			<input type="hidden" name="after" value={after ?? ''} />
			{button}
		</Form>
	)
	return (
		<article className="box grid gap-4" aria-labelledby={`${id}-subject`}>
			<header>
				<h2 className="text-h3" id={`${id}-subject`} lang={LANGUAGE_TAG[language]}>
					{subject}
				</h2>
				<p className="row pt-2">
					{isRead ? null : <span className="badge badge-plain">{t('unread')}</span>}
					<b>{name}</b>
					<span className="muted">{email}</span>
				</p>
				<p className="meta pt-1">
					<time dateTime={createdAt}>{day(message.day)}</time> · {t('from_page_in', { language })}
				</p>
			</header>
			<p className="whitespace-pre-wrap wrap-anywhere" lang={LANGUAGE_TAG[language]}>
				{text}
			</p>
			<div className="row">
				<a className="button button-secondary button-small" href={reply}>
					{t('reply_by_email')}
				</a>
				{isRead
					? form(
							'unread',
							<button
								className="button button-quiet button-small"
								type="submit"
								aria-label={t('mark_message_unread_named', { subject })}
							>
								{t('mark_message_unread')}
							</button>,
						)
					: form(
							'read',
							<button
								className="button button-quiet button-small"
								type="submit"
								aria-label={t('mark_message_read_named', { subject })}
							>
								{t('mark_message_read')}
							</button>,
						)}
				<details>
					<summary className="button button-quiet button-small">{t('delete_message_ask')}</summary>
					{form(
						'remove',
						<button
							className="button button-danger button-small"
							type="submit"
							aria-label={t('delete_message_named', { subject })}
						>
							{t('delete_message')}
						</button>,
					)}
				</details>
			</div>
		</article>
	)
}
