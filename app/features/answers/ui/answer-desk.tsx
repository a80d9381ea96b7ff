import '../words/load'
import '../style.css'
import { Bookmark, History } from 'lucide-react'
import { type MouseEvent, useEffect, useEffectEvent, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { newId } from '~/core/new-id'
import { countFilled, type Filled, filledAt, keepFitting } from '~/features/library/blanks'
import type { Blank } from '~/features/library/prompt'
import type { FilledBlanks } from '~/features/library/ui/use-blanks'
import { LOCALE } from '~/i18n/language'
import { useWords } from '~/i18n/words'
import { useToast } from '~/ui/toast'
import { lastFillings, MOST_REMEMBERED, namedFillings, sharedAnswers, toPairs } from '../remembered'
import { AnswersDialog } from './answers-dialog'
import { useAnswerSync } from './sync-answers'
import { browserAnswers, useAnswers } from './use-answers'

export { askWhatToShare, ShareAnswers } from './share-answers'

/** The prompt that is filled in, and who does it. */
export interface AnswerDesk {
	/** Null for whoever is not signed in. */
	owner: string | null
	promptId: string
	title: string
	blanks: readonly Blank[]
	values: FilledBlanks
}

/** While somebody types, nothing is remembered yet. */
const PAUSE_MS = 500
const UNDO_MS = 10_000

/** Offers, in an empty field, what was answered where another prompt asked for the same. Nothing is filled in by itself. */
export function AnswerOffer({
	owner,
	blank,
	field,
	values: { filled, fill },
}: {
	owner: string | null
	blank: Blank
	/** The id of its field. */
	field: string
	values: FilledBlanks
}) {
	const { t } = useWords()
	const items = useAnswers(owner)
	const answer = sharedAnswers(items).find(({ id }) => id === blank.meaning)?.value.text
	if (!answer || filledAt(blank.name, filled)) return null

	function take({ detail }: MouseEvent) {
		fill(blank.name, answer ?? '')
		// A keyboard goes on from the field; a finger would only bring up the keys on screen.
		if (detail === 0) document.getElementById(field)?.focus()
	}

	return (
		<button
			className="answer-offer"
			type="button"
			title={answer}
			aria-label={t('use_answer', { answer })}
			aria-describedby={`${field}-label`}
			onClick={take}
		>
			<span>
				<History className="icon icon-small" aria-hidden="true" />
				<span className="answer-offer-text">{answer}</span>
			</span>
		</button>
	)
}

/** What stands beside 'Clear': the answers of last time, and all that is saved. It remembers what is answered here. */
export function AnswerTools(desk: AnswerDesk) {
	const { t } = useWords()
	const showToast = useToast()
	const { owner, promptId, blanks, values } = desk
	const items = useAnswers(owner)
	const [isOpen, setIsOpen] = useState(false)
	const remember = useRemembering(desk)
	useSetAside(desk)
	useAnswerSync(owner)
	const last = lastFillings(items).find(({ id }) => id === promptId)
	const isEmpty = countFilled(blanks, values.filled) === 0

	function take(pairs: readonly (readonly [string, string])[]) {
		const before = values.filled
		values.replace(keepFitting(blanks, Object.fromEntries(pairs)))
		setIsOpen(false)
		showToast('filling_taken', {
			kind: 'hint',
			...(isEmpty
				? {}
				: { action: { label: 'undo', run: () => values.replace(before), milliseconds: UNDO_MS } }),
		})
	}

	return (
		<>
			{last && isEmpty ? (
				<button
					className="button button-quiet button-small last-time"
					type="button"
					title={t('as_last_time')}
					aria-label={t('as_last_time')}
					onClick={() => take(last.value.filled)}
				>
					<History className="icon icon-small" aria-hidden="true" />
					<span>{t('as_last_time')}</span>
				</button>
			) : null}
			<button
				className="icon-button"
				type="button"
				aria-label={t('saved_answers')}
				title={t('saved_answers')}
				onClick={() => {
					remember()
					setIsOpen(true)
				}}
			>
				<Bookmark className="icon icon-small" aria-hidden="true" />
			</button>
			{isOpen
				? // Its forms can't stand in the one of the blanks.
					createPortal(
						<AnswersDialog desk={desk} onTake={take} onClose={() => setIsOpen(false)} />,
						document.body,
					)
				: null}
		</>
	)
}

/**
 * Remembers what the person writes on this page into blanks that other prompts have too; not what they find there.
 * Each text is remembered once: what was forgotten since stays forgotten. Answers with what does it at once.
 */
function useRemembering({ owner, blanks, values: { filled, own } }: AnswerDesk): () => void {
	const said = useRef(new Map<string, string>())
	function remember() {
		const fresh = blanks.filter(
			({ name }) => own.has(name) && said.current.get(name) !== filledAt(name, filled),
		)
		for (const { name } of fresh) said.current.set(name, filledAt(name, filled))
		say(owner, fresh, filled)
	}
	const later = useEffectEvent(remember)
	// biome-ignore lint/correctness/useExhaustiveDependencies: each change begins the pause anew
	useEffect(() => {
		const timer = setTimeout(() => later(), PAUSE_MS)
		return () => clearTimeout(timer)
	}, [filled, own])
	useEffect(() => {
		const leave = () => later()
		addEventListener('pagehide', leave)
		return () => {
			removeEventListener('pagehide', leave)
			leave()
		}
	}, [])
	return remember
}

/** Saves what a link's answers took the place of, and says so; where there is no room for it, it can be had back at once. */
function useSetAside({ owner, promptId, title, blanks, values }: AnswerDesk): void {
	const { t, language } = useWords()
	const showToast = useToast()
	const save = useEffectEvent((before: Filled) => {
		const answers = browserAnswers(owner)
		const pairs = toPairs(blanks, before)
		const hasRoom = namedFillings(answers.read()).length < MOST_REMEMBERED.named
		const id = newId()
		const moment = new Intl.DateTimeFormat(LOCALE[language], { dateStyle: 'medium', timeStyle: 'short' })
		const name = t('filling_before_link', { moment: moment.format() }).slice(0, MOST_REMEMBERED.name)
		const value = pairs && { promptId, title: title.slice(0, MOST_REMEMBERED.title), name, filled: pairs }
		const isSaved = value !== null && hasRoom && answers.say({ kind: 'named', id, value })
		const bringBack = () => {
			values.replace(before)
			if (isSaved) answers.say({ kind: 'named', id, value: null })
		}
		showToast(isSaved ? 'answers_set_aside' : 'answers_replaced', {
			kind: 'hint',
			action: { label: 'undo', run: bringBack, milliseconds: UNDO_MS },
		})
	})
	useEffect(() => {
		if (values.setAside) save(values.setAside)
	}, [values.setAside])
}

function say(owner: string | null, blanks: readonly Blank[], filled: Filled): void {
	const answers = browserAnswers(owner)
	const known = sharedAnswers(answers.read())
	for (const { name, meaning } of blanks) {
		const text = filledAt(name, filled)
		const isNew = known.find(({ id }) => id === meaning)?.value.text !== text
		if (meaning && text && text.length <= MOST_REMEMBERED.answer && isNew) {
			answers.say({ kind: 'answer', id: meaning, value: { text } })
		}
	}
}

/** What was written on a page that was left before it could be remembered there. */
export function rememberWritten({ owner, blanks, values: { filled, own } }: AnswerDesk): void {
	say(
		owner,
		blanks.filter(({ name }) => own.has(name)),
		filled,
	)
}

/** What was copied is 'as last time' from now on: the person has made it theirs, wherever it came from. */
export function rememberCopied({ owner, promptId, title, blanks, values: { filled } }: AnswerDesk): void {
	const pairs = toPairs(blanks, filled)
	say(owner, blanks, filled)
	if (pairs) browserAnswers(owner).say({ kind: 'last', id: promptId, value: { title, filled: pairs } })
}
