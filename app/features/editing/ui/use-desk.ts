import {
	type RefObject,
	useDeferredValue,
	useEffect,
	useMemo,
	useRef,
	useState,
	useSyncExternalStore,
} from 'react'
import { draftBrowser } from '~/core/drafts/draft-browser'
import { checkContent, type Problem } from '../content-check'
import { isAboutOthers } from '../desk-checks'
import { deskDrafts } from '../desk-drafts'
import { contentOf, type DeskForm, deskFormFrom, isSameForm } from '../desk-form'
import type { DeskStart, DeskState, DeskWriting, StoredDesk } from '../desk-state'
import { sendDesk } from '../writing/desk-send'
import { createDeskWriting } from '../writing/desk-writing'

export interface Desk extends DeskState {
	form: RefObject<HTMLFormElement | null>
	writing: DeskWriting
	/** What keeps what is written from going out: of itself as it stands in the fields, of others as it was last stored. */
	open: readonly Problem[]
}

/** What the server answered when it did not do what it was asked for. */
interface Refusal {
	problems?: readonly Problem[]
	theirs?: StoredDesk
	form?: DeskForm
}

/** The editor of one prompt: what stands in its fields, what became of it, and what is wrong with it. */
export function useDesk(start: DeskStart, userId: string, answer: Refusal | undefined): Desk {
	const { problems: found, theirs, form: typed } = answer ?? {}
	const form = useRef<HTMLFormElement>(null)
	const [writing] = useState(() =>
		createDeskWriting(start, deskDrafts(draftBrowser, userId), (saving) => sendDesk(start.stored.id, saving)),
	)
	const state = useSyncExternalStore(writing.subscribe, writing.read, writing.read)
	useEffect(() => {
		const atFirst = form.current && deskFormFrom(new FormData(form.current))
		// What was typed before the page's scripts took over is no untouched form.
		if (atFirst && !isSameForm(atFirst, writing.read().values)) writing.type(() => atFirst)
		return writing.open()
	}, [writing])
	// What was asked of other prompts is known anew from an answer that refused to publish.
	useEffect(() => {
		if (found) writing.learn(found)
	}, [writing, found])
	useEffect(() => {
		if (answer) writing.goOn()
	}, [writing, answer])
	useEffect(() => writing.renew(start.stored, start.problems), [writing, start.stored, start.problems])
	// What came back with its own fields began with theirs beside them.
	useEffect(() => {
		if (theirs && !typed) writing.meet(theirs)
	}, [writing, theirs, typed])
	const values = useDeferredValue(state.values)
	const own = useMemo(() => checkContent(contentOf(values)), [values])
	const open = [...own, ...state.problems.filter(isAboutOthers)]
	return { ...state, form, writing, open }
}
