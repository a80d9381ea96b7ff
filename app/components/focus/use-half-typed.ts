import { useEffect, useState } from 'react'

/** A field's text that is not yet sent. */
export interface HalfTyped {
	text: string
	type: (text: string) => void
}

/** What is typed into a field and not yet sent, kept on this device until it is: a reload loses nothing. */
export function useHalfTyped(sessionId: string, field: string): HalfTyped {
	const key = `focus-draft:${sessionId}:${field}`
	const [text, setText] = useState('')
	useEffect(() => {
		try {
			const kept = localStorage.getItem(key)
			// What was typed before the scripts ran is newer.
			if (kept) setText((typed) => typed || kept)
		} catch {
			// Nothing is kept here.
		}
	}, [key])
	function type(typed: string) {
		setText(typed)
		try {
			if (typed) localStorage.setItem(key, typed)
			else localStorage.removeItem(key)
		} catch {
			// Lasts as long as the page.
		}
	}
	return { text, type }
}
