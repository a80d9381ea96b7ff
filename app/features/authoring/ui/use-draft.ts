import { useLayoutEffect, useRef, useState } from 'react'
import type { PromptDraft } from '../prompt-form'

const placeOf = (userId: string) => `draft:create-prompt:${userId}`

/**
 * What a person typed into the form of a new prompt and has not published: kept on this device, and brought back into
 * an untouched form. Nothing of it is sent anywhere.
 */
export function useDraft(userId: string, start: PromptDraft, isAnswered: boolean) {
	const form = useRef<HTMLFormElement>(null)
	const [draft, setDraft] = useState({ values: start, version: 0 })
	// biome-ignore lint/correctness/useExhaustiveDependencies: only when the page opens: a form that is being filled in is never written over
	useLayoutEffect(() => {
		const kept = isAnswered ? null : recall(userId, start)
		const isUntouched = String(form.current ? (new FormData(form.current).get('title') ?? '') : '') === ''
		if (kept && isUntouched) setDraft(({ version }) => ({ values: kept, version: version + 1 }))
	}, [])
	return { form, ...draft, keep: (filled: HTMLFormElement) => keep(userId, filled) }
}

function keep(userId: string, form: HTMLFormElement): void {
	const values = Object.fromEntries([...new FormData(form)].filter(([, value]) => typeof value === 'string'))
	try {
		localStorage.setItem(placeOf(userId), JSON.stringify(values))
	} catch {
		// Forbidden or full: the draft lasts as long as the page.
	}
}

/** Forgets a draft that was published. */
export function clearDraft(userId: string): void {
	try {
		localStorage.removeItem(placeOf(userId))
	} catch {
		// What can't be kept can't be forgotten.
	}
}

function recall(userId: string, start: PromptDraft): PromptDraft | null {
	try {
		const kept: unknown = JSON.parse(localStorage.getItem(placeOf(userId)) ?? 'null')
		if (typeof kept !== 'object' || kept === null) return null
		const texts = Object.entries(kept).filter(
			(entry): entry is [string, string] => typeof entry[1] === 'string' && Object.hasOwn(start, entry[0]),
		)
		return texts.length > 0 ? { ...start, ...Object.fromEntries(texts) } : null
	} catch {
		return null
	}
}
