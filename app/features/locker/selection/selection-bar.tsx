import './selection.css'
import { Download, FolderInput, Tag, Trash2 } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { Form, href, Link, useLocation } from 'react-router'
import { useWords } from '~/i18n/words'
import type { SavedCard } from '../locker'
import { AT_FIRST, type LockerQuery, searchOf } from '../locker-search'
import { chosenIn, MOST_CHOSEN, SELECTION_FORM, SELECTION_INTENTS } from './selection'

const ACTS = {
	move: { label: 'selection_move', Icon: FolderInput },
	tag: { label: 'selection_tag', Icon: Tag },
	export: { label: 'selection_export', Icon: Download },
	remove: { label: 'selection_remove', Icon: Trash2 },
} as const

const boxes = () => [...document.querySelectorAll<HTMLInputElement>(`input[form="${SELECTION_FORM}"]`)]

/** Leads to the same list with boxes on its cards, as much of it as is shown. */
export function SelectLink({ asked, shown }: { asked: LockerQuery; shown: number }) {
	const { t } = useWords()
	const search = searchOf({ ...asked, selects: true }, shown > AT_FIRST ? { show: shown } : {})
	return (
		<Link className="text-link" to={{ pathname: href('/prompt-locker'), search }} preventScrollReset>
			{t('select_prompts')}
		</Link>
	)
}

/** What can be done with the cards whose boxes are ticked: a plain form, to which the boxes belong wherever they stand. */
export function SelectionBar({ asked, cards }: { asked: LockerQuery; cards: readonly SavedCard[] }) {
	const { t } = useWords()
	const [count, setCount] = useState(0)
	const form = useRef<HTMLFormElement>(null)
	// Back from a step, and its own way back, come with what was chosen before it.
	const { state }: { state: unknown } = useLocation()
	useEffect(() => {
		const chosen = chosenIn(state)
		for (const box of boxes()) box.checked ||= chosen.has(box.value)
	}, [state])
	// biome-ignore lint/correctness/useExhaustiveDependencies: with other cards other boxes are there
	useEffect(() => {
		const recount = () => setCount(boxes().filter(({ checked }) => checked).length)
		recount()
		document.addEventListener('change', recount)
		return () => document.removeEventListener('change', recount)
	}, [cards])

	const isAll = count > 0 && count >= Math.min(cards.length, MOST_CHOSEN)
	function chooseAll() {
		boxes().forEach((box, place) => {
			box.checked = !isAll && place < MOST_CHOSEN
		})
		setCount(isAll ? 0 : Math.min(cards.length, MOST_CHOSEN))
	}
	const wish = cards.length > AT_FIRST ? { show: cards.length } : {}
	const list = searchOf({ ...asked, selects: false }, wish)
	/** The router has no way to write into the entry that it is about to leave. */
	function keepChosen() {
		const chosen = boxes().flatMap(({ checked, value }) => (checked ? value : []))
		history.replaceState({ ...history.state, usr: { chosen } }, '', searchOf(asked, wish))
	}
	return (
		<Form
			ref={form}
			className="selection-bar"
			id={SELECTION_FORM}
			method="post"
			action={href('/prompt-locker/selection')}
			aria-label={t('selection')}
			onSubmit={keepChosen}
		>
			<input type="hidden" name="back" value={list} />
			<p className="needs-script" role="status">
				<b>{t('selection_count', { count })}</b>
			</p>
			<button className="text-link needs-script" type="button" onClick={chooseAll}>
				{t(isAll ? 'selection_none' : 'selection_all')}
			</button>
			<Link className="text-link" to={{ pathname: href('/prompt-locker'), search: list }} preventScrollReset>
				{t('selection_end')}
			</Link>
			<div className="selection-acts">
				{SELECTION_INTENTS.map((intent) => {
					const { label, Icon } = ACTS[intent]
					return (
						<button
							key={intent}
							className="button button-secondary button-small"
							type="submit"
							name="intent"
							value={intent}
						>
							<Icon className="icon icon-small" aria-hidden="true" />
							{t(label)}
						</button>
					)
				})}
			</div>
		</Form>
	)
}
