import { useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react'
import { draftBrowser } from '~/core/drafts/draft-browser'
import type { KeptDraft } from '~/core/drafts/drafts'
import { createFormDraft } from '~/core/drafts/form-draft'
import { differing, promptDraftOf, promptDrafts } from '../prompt-drafts'
import { isBlank, type PromptDraft } from '../prompt-form'
import type { StoredPrompt } from './prompt-conflict'
import type { PromptAnswer } from './prompt-form'

export interface PromptWritingState {
	userId: string
	isAdmin: boolean
	/** What is edited; null for a new one, or where it is gone. */
	stored: StoredPrompt | null
	/** The id of what is edited, also where it is gone; empty for a new one. */
	about: string
	/** What a new one begins with. */
	empty: PromptDraft
	idempotencyKey: string
	answer: PromptAnswer | undefined
}

/** The draft of a created prompt's form: kept on this device as it is typed, brought back, and thrown away once it is published. */
export function usePromptDraft({
	userId,
	isAdmin,
	stored,
	about,
	empty,
	idempotencyKey,
	answer,
}: PromptWritingState) {
	const form = useRef<HTMLFormElement>(null)
	const drafts = useMemo(() => promptDrafts(draftBrowser, userId), [userId])
	const [writing] = useState(() =>
		createFormDraft(
			{
				known: stored,
				about,
				idempotencyKey,
				answer: answer && {
					values: answer.draft,
					base: answer.editedAt,
					idempotencyKey: answer.idempotencyKey,
					stored: answer.stored ?? null,
				},
			},
			{
				valuesOf: (known: StoredPrompt | null) => known?.draft ?? empty,
				isSame: (typed, known) => differing(typed, known.draft, { isAdmin }).length === 0,
				isBlank,
			},
			drafts,
		),
	)
	const state = useSyncExternalStore(writing.subscribe, writing.read, writing.read)
	const [elsewhere, setElsewhere] = useState<readonly KeptDraft<PromptDraft>[]>([])
	const [resends, setResends] = useState(0)
	const pressed = useRef<HTMLElement>(null)
	const typed = () => (form.current ? promptDraftOf(new FormData(form.current)) : null)

	useEffect(() => {
		const atFirst = form.current && promptDraftOf(new FormData(form.current))
		const { values } = writing.read().start
		// What was typed before the page's scripts took over is no untouched form.
		if (atFirst && differing(atFirst, values, { isAdmin }).length > 0) writing.type(atFirst)
		void writing.bringBack()
		return writing.close
	}, [writing, isAdmin])
	useEffect(() => {
		let isOver = false
		const others = drafts.list().filter((kept) => about === '' && kept.about !== '')
		void drafts.left(others).then((left) => isOver || setElsewhere(left))
		return () => {
			isOver = true
		}
	}, [drafts, about])
	useEffect(() => {
		if (answer?.stored && writing.meet(answer.stored)) setResends((count) => count + 1)
	}, [answer, writing])
	useEffect(() => {
		if (answer?.problem === 'prompt_gone') writing.beginAnew()
	}, [answer, writing])
	// What was sent before, and whose answer was lost, is no news to the person.
	useEffect(() => {
		if (resends > 0) form.current?.requestSubmit(pressed.current?.isConnected ? pressed.current : null)
	}, [resends])

	return {
		...state,
		form,
		/** Unsaved edits of pages that are gone, whose prompts may be gone too. */
		elsewhere,
		keepTyped() {
			const values = typed()
			if (values) writing.type(values)
		},
		send(asNew: boolean, button: HTMLElement | null) {
			// What was to be a draft is one when it is sent again, too.
			pressed.current = button
			const values = typed()
			if (!values) return
			writing.type(values)
			if (asNew) writing.becomeNew(writing.draft().idempotencyKey)
			writing.send(values)
		},
		startOver: writing.startOver,
		takeOther: (place: string) => void writing.takeOther(place),
		giveUp: writing.giveUp,
	}
}
