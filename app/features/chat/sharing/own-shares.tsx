import { ExternalLink } from 'lucide-react'
import { useId, useRef } from 'react'
import { Form, href, Link } from 'react-router'
import type { Clock } from '~/i18n/clock'
import { useWords } from '~/i18n/words'
import { CopyButton } from '~/ui/copy-button'
import type { OwnShare } from './share'

/** A person's links, each to be copied, opened and closed. */
export function OwnShares({ shares, clock }: { shares: readonly OwnShare[]; clock: Clock }) {
	const { t } = useWords()
	if (shares.length === 0) return <p data-message="chat_share_none">{t('chat_share_none')}</p>
	return (
		<ul className="own-shares">
			{shares.map((share) => (
				<li key={share.id} className="box">
					<OneShare share={share} clock={clock} />
				</li>
			))}
		</ul>
	)
}

function OneShare({
	share: { id, conversationId, title, address, createdAt, hidden },
	clock,
}: {
	share: OwnShare
	clock: Clock
}) {
	const { t } = useWords()
	const name = useId()
	const field = useRef<HTMLInputElement>(null)
	if (hidden) {
		return (
			<>
				<h2 className="text-h3 wrap-anywhere" id={name}>
					<Link to={href('/chat-legend/:id?', { id: conversationId })}>{title}</Link>
				</h2>
				<p data-message="chat_share_hidden">{t('chat_share_hidden')}</p>
				{hidden.word ? <p className="whitespace-pre-wrap wrap-anywhere">{hidden.word}</p> : null}
			</>
		)
	}
	return (
		<>
			<h2 className="text-h3 wrap-anywhere" id={name}>
				<Link to={href('/chat-legend/:id?', { id: conversationId })}>{title}</Link>
			</h2>
			<p className="meta">{t('chat_share_made', { day: clock.day(createdAt) })}</p>
			<input ref={field} className="input mono" readOnly value={address} aria-labelledby={name} />
			<div className="row">
				<CopyButton
					className="button-primary"
					text={address}
					label={t('chat_share_copy')}
					onFail={() => field.current?.select()}
				/>
				<Link className="button button-secondary" to={href('/shared/:id', { id })}>
					<ExternalLink className="icon" aria-hidden="true" />
					{t('chat_share_open')}
				</Link>
				<Form method="post" preventScrollReset>
					<input type="hidden" name="id" value={id} />
					<button
						className="button button-quiet"
						type="submit"
						name="intent"
						value="close"
						aria-describedby={name}
					>
						{t('chat_share_close')}
					</button>
				</Form>
			</div>
		</>
	)
}
