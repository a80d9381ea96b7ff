import { Lock } from 'lucide-react'
import { href, Link } from 'react-router'
import { PLANS } from '~/core/plans'
import type { LockedPrompt } from '~/features/authoring/premium/passage'
import type { Clock } from '~/i18n/clock'
import { useWords } from '~/i18n/words'
import { ReplyText } from '../ui/markdown'
import { OwnText } from '../ui/own-text'
import type { SharedMessage as Shared } from './share'

/** A message of a shared conversation, for reading. */
export function SharedMessage({ message, clock }: { message: Shared; clock: Clock }) {
	const { t } = useWords()
	const { role, content, timestamp, lockedBy } = message
	const isPerson = role === 'user'
	return (
		<article className="message">
			<span className={isPerson ? 'speaker speaker-person' : 'speaker speaker-ai'} aria-hidden="true">
				{isPerson ? 'U' : 'AI'}
			</span>
			<div className="message-head">
				<p>{isPerson ? t('shared_chat_person') : PLANS.pro.title}</p>
				<time dateTime={timestamp}>{clock.time(timestamp)}</time>
			</div>
			{content === null ? (
				<Locked prompts={lockedBy} />
			) : isPerson ? (
				<OwnText text={content} isFolded />
			) : (
				<div className="message-reply">
					<ReplyText text={content} isStreaming={false} />
				</div>
			)}
		</article>
	)
}

/** In place of a text: which premium prompts it holds something of. */
function Locked({ prompts }: { prompts: readonly LockedPrompt[] }) {
	const { t } = useWords()
	return (
		<div className="message-locked" data-message="shared_chat_locked">
			<p className="hint">
				<Lock className="icon icon-small" aria-hidden="true" />
				{t('shared_chat_locked')}
			</p>
			<ul>
				{prompts.map(({ title, address }) => (
					<li key={address ?? title}>
						{title && address ? (
							<Link to={href('/prompt/:id', { id: address })}>{title}</Link>
						) : (
							(title ?? t('shared_chat_locked_gone'))
						)}
					</li>
				))}
			</ul>
		</div>
	)
}
