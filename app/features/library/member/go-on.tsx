import { ArrowRight } from 'lucide-react'
import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { href, Link } from 'react-router'
import { LANGUAGE_TAG, LOCALE } from '~/i18n/language'
import { useWords } from '~/i18n/words'
import { countFilled, type Filled, filledAt, toldIn } from '../blanks'
import { recallBlanks } from '../kept-blanks'
import type { Blank, ListedPrompt } from '../prompt'
import { IndexCard } from '../ui/prompt-card'
import { listBegun } from './begun'
import { MOST_RECENT, type OpenPrompt, type UsedPrompt } from './recent'

const SHOWN_ANSWERS = 3
const DAY_MS = 86_400_000

interface Waiting {
	card: ListedPrompt
	/** Days before today. */
	daysAgo: number
	answers?: { blanks: readonly Blank[]; filled: Filled }
}

/**
 * What can be gone on with: what this device has answers for, then what the person marked as used. The server knows the
 * second alone; its cards and those that come later are all of one size, so that nothing moves.
 */
export function GoOn({
	used,
	today,
	userId,
}: {
	used: readonly UsedPrompt[]
	/** The person's calendar day. */
	today: string
	userId: string
}) {
	const { t } = useWords()
	const begun = useBegun(userId)
	const row = useRef<HTMLDivElement>(null)
	// A row that snaps keeps to the card that it began with, and hides what came before it.
	useLayoutEffect(() => {
		if (begun.length > 0) row.current?.scrollTo({ left: 0, behavior: 'instant' })
	}, [begun])
	const ids = new Set(begun.map(({ card }) => card.id))
	const others = used
		.filter(({ card }) => !ids.has(card.id))
		.map(({ card, usedOn }) => ({
			card,
			daysAgo: Math.round((Date.parse(today) - Date.parse(usedOn)) / DAY_MS),
		}))
	const waiting = [...begun, ...others].slice(0, MOST_RECENT)
	return (
		<div ref={row} className="go-on">
			{waiting.map((one, place) => (
				<GoOnCard key={one.card.id} waiting={one} isFirst={place === 0} />
			))}
			{waiting.length === 0 ? (
				<div className="go-on-empty">
					<h3>{t('go_on_empty')}</h3>
					<p className="muted">{t('go_on_empty_text')}</p>
					<Link className="button button-primary button-small" to={href('/categories')} prefetch="intent">
						{t('browse_prompts')}
					</Link>
				</div>
			) : null}
		</div>
	)
}

/** What was begun on this device, once the server has said what it is. */
function useBegun(userId: string): Waiting[] {
	const [begun, setBegun] = useState<Waiting[]>([])
	useEffect(() => {
		const leaving = new AbortController()
		void readBegun(userId, leaving.signal).then(setBegun, () => undefined)
		return () => leaving.abort()
	}, [userId])
	return begun
}

async function readBegun(userId: string, signal: AbortSignal): Promise<Waiting[]> {
	const kept = listBegun(userId).slice(0, MOST_RECENT)
	if (kept.length === 0) return []
	const asked = new URLSearchParams(kept.map(({ id }) => ['id', id]))
	const response = await fetch(`${href('/begun')}?${asked}`, { signal })
	if (!response.ok) return []
	const known: OpenPrompt[] = await response.json()
	const midnight = new Date().setHours(0, 0, 0, 0)
	return kept.flatMap(({ id, at }) => {
		const prompt = known.find(({ card }) => card.id === id)
		if (!prompt) return []
		const filled = recallBlanks(id, userId, prompt.blanks)
		const daysAgo = Math.max(0, Math.ceil((midnight - at) / DAY_MS))
		return [{ card: prompt.card, daysAgo, answers: { blanks: prompt.blanks, filled } }]
	})
}

function GoOnCard({ waiting: { card, daysAgo, answers }, isFirst }: { waiting: Waiting; isFirst: boolean }) {
	const { t, language, number } = useWords()
	const { category, title, description } = card
	const address = href('/prompt/:id', { id: card.address })
	const lang = card.language === language ? undefined : LANGUAGE_TAG[card.language]
	const told = answers ? toldIn(card.language, answers.blanks, answers.filled) : {}
	const isFilled = answers !== undefined && countFilled(answers.blanks, answers.filled) > 0
	const when = new Intl.RelativeTimeFormat(LOCALE[language], { numeric: 'auto' }).format(-daysAgo, 'day')
	return (
		<IndexCard category={category}>
			<div className="go-on-card">
				<h3 lang={lang}>
					<Link to={address} prefetch="intent">
						{title}
					</Link>
				</h3>
				{isFilled ? (
					<dl>
						{answers.blanks.slice(0, SHOWN_ANSWERS).map(({ name, label }) => {
							const answer = filledAt(name, told)
							return (
								<div key={name}>
									<dt lang={lang}>{label}</dt>
									<dd>
										{answer ? (
											<span className="slot on" lang={lang}>
												{answer}
											</span>
										) : (
											<span className="muted">{t('blank_left_empty')}</span>
										)}
									</dd>
								</div>
							)
						})}
					</dl>
				) : (
					<p className="muted" lang={lang}>
						{description}
					</p>
				)}
				<div className="go-on-foot">
					<span className="meta">
						{isFilled ? (
							<>
								{t('filled_in_of', {
									filled: number(countFilled(answers.blanks, answers.filled)),
									total: number(answers.blanks.length),
								})}
								<br />
							</>
						) : null}
						{isFilled ? when : t('used_when', { when })}
					</span>
					<Link
						className={`button button-small ${isFirst ? 'button-primary' : 'button-secondary'}`}
						to={address}
						aria-label={t(isFilled ? 'continue_prompt_named' : 'open_prompt_named', { title })}
					>
						{t(isFilled ? 'continue_prompt' : 'open_prompt')}
						<ArrowRight className="icon icon-small" aria-hidden="true" />
					</Link>
				</div>
			</div>
		</IndexCard>
	)
}
