import { ArrowRight } from 'lucide-react'
import type { ReactNode } from 'react'
import { Form, href, Link } from 'react-router'
import type { ContactMessage } from '~/features/contact/contact'
import { LANGUAGE_TAG } from '~/i18n/language'
import { type MessageId, useWords } from '~/i18n/words'
import { Breadcrumb } from '~/ui/breadcrumb'
import { FormProblem } from '~/ui/form/form-problem'

/** A page of messages of the contact page, with the ways to the next and to the first. */
export function MessageList({
	inbox: { messages, next, after },
	answer,
}: {
	inbox: { messages: readonly ShownMessage[]; next: string | null; after: string | null }
	answer: { problem: MessageId } | undefined
}) {
	const { t } = useWords()
	const address = href('/admin/messages')
	return (
		<div className="wrap">
			<Breadcrumb crumbs={[{ label: t('admin'), to: href('/admin') }, { label: t('messages_title') }]} />
			<div className="two account-page">
				<div>
					<h1>{t('messages_title')}</h1>
					<p className="muted">{t('messages_text')}</p>
				</div>
				<div>
					{answer ? <FormProblem problem={answer.problem} answer={answer} /> : null}
					{messages.length > 0 ? (
						<ul className="grid gap-6">
							{messages.map((message) => (
								<li key={message.id}>
									<MessageCard message={message} after={after} />
								</li>
							))}
						</ul>
					) : (
						<p className="muted">{t('messages_empty')}</p>
					)}
					{after || next ? (
						<nav className="row pt-10" aria-label={t('pages')}>
							{after ? (
								<Link className="button button-secondary" rel="prev" to={address}>
									{t('first_page')}
								</Link>
							) : null}
							{next ? (
								<Link
									className="button button-secondary"
									rel="next"
									to={`${address}?${new URLSearchParams({ after: next })}`}
								>
									{t('next_page')} <ArrowRight className="icon" aria-hidden="true" />
								</Link>
							) : null}
						</nav>
					) : null}
				</div>
			</div>
		</div>
	)
}

interface ShownMessage extends ContactMessage {
	/** The day it was written, as an ISO date in the reader's time zone. */
	day: string
}

/** One message with what an admin does about it: answer, mark, delete. */
export function MessageCard({ message, after }: { message: ShownMessage; after: string | null }) {
	const { t, day } = useWords()
	const { id, name, email, subject, message: text, language, createdAt, isRead } = message
	const reply = `mailto:${encodeURIComponent(email)}?${new URLSearchParams({ subject: `Re: ${subject}` }).toString().replaceAll('+', '%20')}`
	const page = `${href('/admin/messages')}?${new URLSearchParams({ after: after ?? '' })}`
	const form = (intent: string, button: ReactNode) => (
		<Form method="post" action={page} preventScrollReset>
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
