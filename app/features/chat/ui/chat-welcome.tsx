import { PLANS } from '~/core/plans'
import type { Clock } from '~/i18n/clock'
import { useWords } from '~/i18n/words'

/** What stands where nothing has been said yet. */
export function Welcome({ name, now, clock }: { name: string; now: string; clock: Clock }) {
	const { t } = useWords()
	const first = name.includes('@') ? '' : (name.trim().split(/\s+/)[0] ?? '')
	return (
		<article className="message chat-welcome">
			<span className="speaker speaker-ai" aria-hidden="true">
				AI
			</span>
			<p className="message-head">
				{PLANS.pro.title} <time dateTime={now}>{clock.time(now)}</time>
			</p>
			<div className="message-reply" data-message="chat_welcome">
				<p>
					<strong>{first ? t('chat_welcome', { name: first }) : t('chat_welcome_nameless')}</strong>
				</p>
				<p>{t('chat_welcome_text')}</p>
			</div>
		</article>
	)
}
