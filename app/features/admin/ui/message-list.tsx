import { ArrowRight } from 'lucide-react'
import { href, Link } from 'react-router'
import { type MessageId, useWords } from '~/i18n/words'
import { Breadcrumb } from '~/ui/breadcrumb'
import { FormProblem } from '~/ui/form/form-problem'
import { MessageCard, type ShownMessage } from './message-card'

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
