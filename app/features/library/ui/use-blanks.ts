import { useLayoutEffect, useMemo, useRef, useState } from 'react'
import { useLocation } from 'react-router'
import type { Language } from '~/i18n/language'
import { countFilled, type Filled, keepFitting, toldIn } from '../blanks'
import { recallBlanks, rememberBlanks } from '../kept-blanks'
import { useMarks } from '../marks/marks-provider'
import type { Blank } from '../prompt'
import { fromFragment } from '../shared-blanks'

export interface FilledBlanks {
	filled: Filled
	/** The same as the prompt's text says it. */
	told: Filled
	/** Whether what is filled in came with the link, and is not the person's own yet. */
	isSent: boolean
	/** What the person had written here before, whose place a link's answers have taken. */
	setAside: Filled | null
	/** The blanks that were written into on this page. */
	own: ReadonlySet<string>
	fill(name: string, value: string): void
	/** Fills in this and nothing else. */
	replace(filled: Filled): void
	/** Brings back what was cleared, but for what was written since. */
	restore(before: Filled): void
}

const NOTHING: Filled = {}

/** The id of the field for the blank at this position. */
export function fieldId(position: number): string {
	return `blank-${position}`
}

/**
 * What is filled into the blanks of a prompt: remembered on this device for whoever is signed in, or sent in the address'
 * fragment. A link's values are remembered only once the person changes them; then what was there is set aside. Nothing of it is ever sent to the server,
 * which is why the page comes with empty blanks, and they fill before the first paint after hydration: with `defaults` where nothing is remembered.
 */
export function useBlanks(
	blanks: readonly Blank[],
	id: string,
	language: Language,
	defaults: Filled = NOTHING,
): FilledBlanks {
	const { userId } = useMarks()
	const { hash } = useLocation()
	const [filled, setFilled] = useState<Filled>({})
	const [isSent, setIsSent] = useState(false)
	const [setAside, setSetAside] = useState<Filled | null>(null)
	const [own] = useState(() => new Set<string>())
	// What is undone later is put beside what stands there by then.
	const now = useRef(filled)
	useLayoutEffect(() => {
		now.current = filled
	})
	const shownTo = useRef(userId)
	const isFirst = useRef(true)
	useLayoutEffect(() => {
		const kept = recallBlanks(id, userId, blanks)
		// What somebody else has left in the fields of this page is not the next person's.
		const isTheirs = shownTo.current === null || shownTo.current === userId
		shownTo.current = userId
		const typed = isTheirs ? alreadyTyped(blanks) : {}
		setFilled({ ...keepFitting(blanks, defaults), ...kept, ...typed })
		// Before the scripts came nobody could keep it. What a link brings takes its place.
		if (isFirst.current && countFilled(blanks, typed) > 0 && !location.hash) {
			for (const name of Object.keys(written(typed))) own.add(name)
			rememberBlanks(id, userId, { ...kept, ...written(typed) })
		}
		isFirst.current = false
	}, [id, userId, blanks, defaults, own])
	useLayoutEffect(() => {
		const sent = fromFragment(blanks, hash)
		if (!sent) return
		setFilled(sent)
		setIsSent(true)
	}, [hash, blanks])

	/** Shows `next`, and keeps it, or what else is said. */
	function change(next: Filled, kept = next) {
		if (isSent) {
			const before = recallBlanks(id, userId, blanks)
			if (countFilled(blanks, before) > 0) setSetAside(before)
		}
		setFilled(next)
		setIsSent(false)
		rememberBlanks(id, userId, written(kept))
		dropFragment()
	}
	/** Of what is shown only what was written here: another tab may have kept more since. */
	function besideOthers(next: Filled): Filled {
		const here = Object.entries(next).filter(([name]) => own.has(name))
		return { ...recallBlanks(id, userId, blanks), ...Object.fromEntries(here) }
	}
	const told = useMemo(() => toldIn(language, blanks, filled), [language, blanks, filled])
	return {
		filled,
		told,
		isSent,
		setAside,
		own,
		fill(name, value) {
			own.add(name)
			const next = { ...filled, [name]: value }
			change(next, isSent ? next : besideOthers(next))
		},
		replace: (next) => change(next),
		restore(before) {
			const next = { ...before, ...written(now.current) }
			change(next, { ...before, ...besideOthers(written(now.current)) })
		},
	}
}

/** Every id that `fieldId` gives: dialogs inside of the form have fields of their own. */
const FIELD_ID = /^blank-\d+$/

/** Whether something is the field of a blank, whatever its kind. */
export function isField(
	target: unknown,
): target is HTMLTextAreaElement | HTMLSelectElement | HTMLInputElement {
	const isInput =
		target instanceof HTMLTextAreaElement ||
		target instanceof HTMLSelectElement ||
		target instanceof HTMLInputElement
	return isInput && FIELD_ID.test(target.id)
}

/** The blanks that hold more than white space. */
function written(filled: Filled): Filled {
	return Object.fromEntries(Object.entries(filled).filter(([, value]) => value.trim()))
}

/** What the person typed while the page's scripts were still loading. */
function alreadyTyped(blanks: readonly Blank[]): Filled {
	const values = blanks.map(({ name }, position) => {
		const field = document.getElementById(fieldId(position))
		return [name, isField(field) ? field.value : '']
	})
	return keepFitting(blanks, Object.fromEntries(values))
}

/** A link's values are now the person's own: a reload shall bring theirs. */
function dropFragment(): void {
	if (location.hash) history.replaceState(history.state, '', location.pathname + location.search)
}
