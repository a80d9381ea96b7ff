import { useLayoutEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router'
import { LANGUAGES } from '~/i18n/language'
import { type Filled, keepFitting, parseRemembered } from '../blanks'
import type { Blank } from '../prompt'
import { fromFragment } from '../shared-blanks'

export interface FilledBlanks {
	filled: Filled
	/** Whether what is filled in came with the link, and is not the person's own yet. */
	isSent: boolean
	fill(name: string, value: string): void
	clear(): void
	/** Brings back what was cleared, but for what was written since. */
	restore(before: Filled): void
}

/** The id of the field for the blank at this position. */
export function fieldId(position: number): string {
	return `blank-${position}`
}

/**
 * What is filled into the blanks: remembered on this device under `place`, or sent in the address' fragment. A link's
 * values are remembered only once the person changes them. Nothing of it is ever sent to the server, which is why the
 * page comes with empty blanks, and they fill before the first paint after hydration.
 */
export function useBlanks(blanks: readonly Blank[], place: string): FilledBlanks {
	const { hash } = useLocation()
	const [filled, setFilled] = useState<Filled>({})
	const [isSent, setIsSent] = useState(false)
	// What is undone later is put beside what stands there by then.
	const now = useRef(filled)
	useLayoutEffect(() => {
		now.current = filled
	})
	useLayoutEffect(() => setFilled({ ...recall(place, blanks), ...alreadyTyped(blanks) }), [place, blanks])
	useLayoutEffect(() => {
		const sent = fromFragment(blanks, hash)
		if (!sent) return
		setFilled(sent)
		setIsSent(true)
	}, [hash, blanks])

	function change(next: Filled) {
		setFilled(next)
		setIsSent(false)
		remember(place, next)
		dropFragment()
	}
	return {
		filled,
		isSent,
		fill: (name, value) => change({ ...filled, [name]: value }),
		clear: () => change({}),
		restore: (before) => change({ ...before, ...written(now.current) }),
	}
}

/** Where answers were kept while each language had its own. */
function formerPlaces(place: string): string[] {
	return LANGUAGES.map((language) => `${place}:${language}`)
}

function recall(place: string, blanks: readonly Blank[]): Filled {
	try {
		const kept = [...formerPlaces(place), place].map((one) =>
			parseRemembered(blanks, localStorage.getItem(one)),
		)
		return Object.assign({}, ...kept)
	} catch {
		// Storage can be forbidden; then nothing is remembered.
		return {}
	}
}

function remember(place: string, filled: Filled): void {
	const values = written(filled)
	try {
		if (Object.keys(values).length > 0) localStorage.setItem(place, JSON.stringify(values))
		else localStorage.removeItem(place)
		for (const former of formerPlaces(place)) localStorage.removeItem(former)
	} catch {
		// Forbidden or full: what is filled in lasts as long as the page.
	}
}

/** The blanks that hold more than white space. */
function written(filled: Filled): Filled {
	return Object.fromEntries(Object.entries(filled).filter(([, value]) => value.trim()))
}

/** What the person typed while the page's scripts were still loading. */
function alreadyTyped(blanks: readonly Blank[]): Filled {
	const values = blanks.map(({ name }, position) => {
		const field = document.getElementById(fieldId(position))
		const isField = field instanceof HTMLTextAreaElement || field instanceof HTMLSelectElement
		return [name, isField ? field.value : '']
	})
	return keepFitting(blanks, Object.fromEntries(values))
}

/** A link's values are now the person's own: a reload shall bring theirs. */
function dropFragment(): void {
	if (location.hash) history.replaceState(history.state, '', location.pathname + location.search)
}
