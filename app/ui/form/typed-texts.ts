import { type RefObject, useEffect, useEffectEvent, useState } from 'react'
import { href } from 'react-router'
import { unsent } from './unsent'

const PREFIX = 'typed:'
/** Whose form it is where nobody is signed in. */
const VISITOR = ''

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

/** What somebody made of one field, and what it showed before. */
interface TypedText {
	value: string
	was: string
}

/** By field; the boxes of one name are told apart by their values. */
type TypedTexts = ReadonlyMap<string, TypedText>

/**
 * Keeps in this tab what is typed into a form: who has to sign in meanwhile, or reloads the page, finds it there again, and
 * nobody else who signs in does. `onFound` is told what was brought back.
 */
export function useTypedTexts(
	form: RefObject<HTMLFormElement | null>,
	{ name, userId, onFound }: { name: string; userId: string | null; onFound?: (texts: TypedTexts) => void },
): void {
	const found = useEffectEvent((texts: TypedTexts) => onFound?.(texts))
	useEffect(() => {
		const place = placeOf(name, userId ?? VISITOR)
		const kept = new Map([...recall(placeOf(name, VISITOR)), ...recall(place)])
		const controls = controlsOf(form.current)
		const seen = seenIn(form.current)
		const missing = controls.filter(
			(control) => kept.has(keyOf(control)) && textIn(control) === textBefore(control),
		)
		for (const control of missing) write(control, kept.get(keyOf(control))?.value ?? '')
		if (missing.length > 0) found(kept)
		const note = (target: EventTarget | null) => {
			const control = controlsOf(form.current).find((one) => one === target)
			if (!control) return
			const was = kept.get(keyOf(control))?.was ?? textBefore(control)
			if (textIn(control) === was) kept.delete(keyOf(control))
			else kept.set(keyOf(control), { value: textIn(control), was })
			for (const [key, text] of seen) if (!kept.has(key)) kept.set(key, text)
			keep(place, [...kept.keys()].every(isSeen) ? new Map() : kept)
		}
		// What was typed before the page's scripts were there.
		for (const control of controls) if (textIn(control) !== textBefore(control)) note(control)
		const watching = new AbortController()
		form.current?.addEventListener('input', ({ target }) => note(target), { signal: watching.signal })
		return () => watching.abort()
	}, [form, name, userId])
}

/**
 * The same for a form that sends along, in a hidden field called `seen` or alike, what of the stored it has `seen`: what is
 * brought back was made of what its page showed then, whatever is stored by now. Answers which that is.
 */
export function useTypedOver(
	form: RefObject<HTMLFormElement | null>,
	{ seen, ...which }: { name: string; userId: string; seen: string },
): string {
	const [made, setMade] = useState(seen)
	useTypedTexts(form, {
		...which,
		onFound: (texts) => setMade([...texts].find(([key]) => isSeen(key))?.[1].was ?? seen),
	})
	return made
}

/** Sends such a form: what leads on, but to the log-in, has taken it; what did not come to its action leaves it as it is. */
export async function sendTypedTexts<Answer>(name: string, send: () => Promise<Answer>) {
	try {
		return await send()
	} catch (thrown) {
		const isTaken = thrown instanceof Response && !thrown.headers.get('Location')?.startsWith(href('/login'))
		if (isTaken) forgetTypedTexts(name)
		return unsent(thrown)
	}
}

/** The form was taken. */
export function forgetTypedTexts(name: string): void {
	try {
		const places = Object.keys(sessionStorage).filter((place) => place.startsWith(placeOf(name, VISITOR)))
		for (const place of places) sessionStorage.removeItem(place)
	} catch {
		// What can't be kept can't be dropped.
	}
}

const placeOf = (name: string, userId: string) => `${PREFIX}${name}:${userId}`

function controlsOf(form: HTMLFormElement | null): Control[] {
	return [...(form?.elements ?? [])].filter(isControl).filter(({ name }) => name !== '')
}

function isControl(element: Element): element is Control {
	if (element instanceof HTMLInputElement) return !['hidden', 'password', 'file'].includes(element.type)
	return element instanceof HTMLTextAreaElement || element instanceof HTMLSelectElement
}

const isSeen = (key: string) => key.startsWith('seen')

/** What the page showed when it came. */
function seenIn(form: HTMLFormElement | null): [string, TypedText][] {
	return [...(form?.elements ?? [])].flatMap((field) =>
		field instanceof HTMLInputElement && field.type === 'hidden' && isSeen(field.name)
			? [[field.name, { value: field.value, was: field.value }]]
			: [],
	)
}

const isBox = (control: Control) => control instanceof HTMLInputElement && control.type === 'checkbox'

function keyOf(control: Control): string {
	return isBox(control) ? `${control.name}=${control.value}` : control.name
}

function textIn(control: Control): string {
	if (control instanceof HTMLInputElement && isBox(control)) return control.checked ? 'on' : ''
	return control.value
}

/** What a field began with. */
function textBefore(control: Control): string {
	if (control instanceof HTMLSelectElement) {
		const options = [...control.options]
		return (options.find(({ defaultSelected }) => defaultSelected) ?? options[0])?.value ?? ''
	}
	if (control instanceof HTMLInputElement && isBox(control)) return control.defaultChecked ? 'on' : ''
	return control.defaultValue
}

function write(control: Control, value: string): void {
	if (control instanceof HTMLInputElement && isBox(control)) control.checked = value === 'on'
	else control.value = value
}

function recall(place: string): [string, TypedText][] {
	try {
		const kept: unknown = JSON.parse(sessionStorage.getItem(place) ?? '[]')
		return Array.isArray(kept) ? kept.filter(isEntry) : []
	} catch {
		return []
	}
}

function isEntry(kept: unknown): kept is [string, TypedText] {
	if (!Array.isArray(kept)) return false
	const [key, text]: unknown[] = kept
	const { value, was }: { value?: unknown; was?: unknown } = Object(text)
	return [key, value, was].every((one) => typeof one === 'string')
}

/** Where storage is forbidden or full, what is typed lasts as long as the page. */
function keep(place: string, texts: TypedTexts): void {
	try {
		if (texts.size > 0) sessionStorage.setItem(place, JSON.stringify([...texts]))
		else sessionStorage.removeItem(place)
	} catch {
		// Forbidden or full.
	}
}
