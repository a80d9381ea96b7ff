import type { ReactNode } from 'react'
import { href, isRouteErrorResponse, Link, useLocation, useRouteError } from 'react-router'
import { brand } from '~/brand'
import { type MessageId, useWords } from '~/i18n/words'
import { RequestId } from './request-id'

interface Problem {
	title: MessageId
	text: MessageId
}

const PROBLEMS: Record<number, Problem> = {
	400: { title: 'bad_request_title', text: 'bad_request_text' },
	403: { title: 'refused_title', text: 'refused_text' },
	404: { title: 'page_not_found', text: 'page_not_found_text' },
	405: { title: 'wrong_method_title', text: 'wrong_method_text' },
	413: { title: 'too_large_title', text: 'body_too_large' },
	503: { title: 'unavailable_title', text: 'unavailable_text' },
}
const BROKEN: Problem = { title: 'broken_title', text: 'broken_text' }

/** The screen for an address that leads nowhere, a request that can't be answered, or a crash. */
export function ProblemPage({ status }: { status: number }) {
	const { t } = useWords()
	const error = useRouteError()
	const { title, text } = PROBLEMS[status] ?? BROKEN
	const { data }: { data?: unknown } = Object(error)
	const { details }: { details?: unknown } = Object(data)
	// How much could have been sent, or what was wrong in the server's words.
	const { text: said, limit = '' }: { text?: string; limit?: string } = Object(details)
	return (
		<>
			<title>{`${t(title)} · ${brand.name}`}</title>
			<meta name="robots" content="noindex" />
			<NothingHere
				title={t(title)}
				message={title}
				text={said ?? t(text, { limit })}
				actions={status === 413 ? <BackToForm /> : undefined}
			>
				{status >= 500 ? <RequestId /> : null}
			</NothingHere>
		</>
	)
}

function BackToForm() {
	const { t } = useWords()
	const { pathname, search } = useLocation()
	return (
		<div>
			<p className="pb-4">{t('body_too_large_back')}</p>
			<Link className="button button-primary" to={{ pathname, search }} reloadDocument>
				{t('back_to_form')}
			</Link>
		</div>
	)
}

/** A title, a sentence, and ways on, beside a card whose blanks stayed empty. */
export function NothingHere({
	title,
	message,
	text,
	children,
	actions,
}: {
	title: string
	message: MessageId
	text: string
	children?: ReactNode
	actions?: ReactNode
}) {
	const { t } = useWords()
	return (
		<div className="wrap">
			<div className="not-found">
				<div>
					<h1 data-message={message}>{title}</h1>
					<p className="lead mb-8">{text}</p>
					<div className="row">
						{actions ?? (
							<>
								<Link className="button button-primary" to={href('/')}>
									{t('return_home')}
								</Link>
								<Link className="button button-secondary" to={href('/categories')}>
									{t('browse_prompts')}
								</Link>
							</>
						)}
					</div>
					{children}
				</div>
				<div className="box ruled" aria-hidden="true">
					{t('empty_card_before')} <span className="slot">{t('empty_card_blank_1')}</span>
					<br />
					{t('empty_card_middle')} <span className="slot">{t('empty_card_blank_2')}</span>.
					<br />
					{t('empty_card_after')}
					<br />
					&nbsp;
				</div>
			</div>
		</div>
	)
}

/** What a page shows instead of itself: a rule said no (by its status), or something broke. Never a stack. */
export function PageError() {
	const error = useRouteError()
	return <ProblemPage status={isRouteErrorResponse(error) ? error.status : 500} />
}
