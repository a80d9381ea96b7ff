import { type FormEvent, useLayoutEffect, useRef, useState } from 'react'
import { useToast } from '~/components/ui/toast'
import { useHydrated } from '~/components/ui/use-hydrated'
import { EMPTY_DRAFT, type LockerCategory, type LockerDraft, type SavedPrompt } from '~/domain/locker'
import { draftErrors, draftOf, SavedPromptInput } from '~/domain/locker-form'
import type { MessageId } from '~/i18n/words'
import { saidOf } from './call-locker'
import { keptDraft } from './kept-draft'
import type { DraftErrors } from './prompt-fields'
import { createCategory, type SaveProblem, savePrompt } from './save-prompt'

export interface PromptFormWishes {
	userId: string
	/** What is edited; null for a new one. */
	prompt: SavedPrompt | null
	/** What the server said to this form where it was sent without scripts. */
	answer?: FormAnswer | undefined
	onCategory: (category: LockerCategory) => void
	/** A prompt was saved, or the one that somebody else saved was taken. */
	onSaved: (prompt: SavedPrompt) => void
	onDone: () => void
}

interface FormAnswer {
	draft: LockerDraft
	errors: DraftErrors
	problem?: MessageId
	stored?: SavedPrompt
}

type Start = LockerDraft & { editedAt: string }

/** The form of one prompt of the locker: what it starts with, what is wrong with it, and what happens on save. */
export function usePromptForm({ userId, prompt, answer, onCategory, onSaved, onDone }: PromptFormWishes) {
	const showToast = useToast()
	const form = useRef<HTMLFormElement>(null)
	const { recall, keep, forget } = keptDraft(userId, prompt?.id ?? 'new')
	const stored: Start = { ...(prompt ?? EMPTY_DRAFT), editedAt: prompt?.updatedAt ?? '' }
	const isHydrated = useHydrated()
	const [start, setStart] = useState(() => {
		const kept = isHydrated && !answer ? recall() : null
		return { version: 0, draft: kept ?? { ...stored, ...answer?.draft }, isKept: kept !== null }
	})
	const [editedAt, setEditedAt] = useState(answer?.stored?.updatedAt ?? start.draft.editedAt)
	const [errors, setErrors] = useState<DraftErrors>(answer?.errors ?? {})
	const [problem, setProblem] = useState<SaveProblem | null>(
		answer?.problem ? { said: answer.problem, stored: answer.stored ?? null } : null,
	)
	const [isBusy, setIsBusy] = useState(false)

	// A page comes without what this device knows.
	const isFromServer = useRef(!isHydrated && !answer)
	// biome-ignore lint/correctness/useExhaustiveDependencies: only when the page's scripts take over
	useLayoutEffect(() => {
		const kept = isFromServer.current ? recall() : null
		isFromServer.current = false
		if (kept) begin(kept, true)
	}, [])

	function begin(draft: Start, isKept: boolean) {
		setStart(({ version }) => ({ version: version + 1, draft, isKept }))
		setEditedAt(draft.editedAt)
		setErrors({})
		setProblem(null)
	}

	function restart(draft: Start) {
		forget()
		begin(draft, false)
	}

	function keepTyped() {
		if (form.current) keep({ ...draftOf(new FormData(form.current)), editedAt })
	}

	async function save(event: FormEvent) {
		event.preventDefault()
		if (!form.current || isBusy) return
		const draft = draftOf(new FormData(form.current))
		const checked = SavedPromptInput.safeParse(draft)
		const wrong = checked.success ? {} : draftErrors(checked.error)
		setErrors(wrong)
		const [firstWrong] = Object.keys(wrong)
		form.current.querySelector<HTMLElement>(`[name="${firstWrong}"]`)?.focus()
		if (!checked.success) return
		setIsBusy(true)
		const wish = { userId, id: prompt?.id ?? null, editedAt, newCategory: draft.newCategory }
		const saved = await savePrompt({ ...wish, input: checked.data })
		setIsBusy(false)
		if (saved.category) onCategory(saved.category)
		setProblem(saved.problem)
		if (saved.problem?.stored) setEditedAt(saved.problem.stored.updatedAt)
		if (!saved.prompt) return
		forget()
		showToast(prompt ? 'prompt_updated' : 'prompt_saved')
		onSaved(saved.prompt)
		onDone()
	}

	async function addCategory(name: string): Promise<LockerCategory | MessageId> {
		try {
			const category = await createCategory(userId, name)
			onCategory(category)
			showToast('category_created')
			return category
		} catch (error) {
			showToast(saidOf(error), { kind: 'error' })
			return saidOf(error)
		}
	}

	return {
		form,
		start,
		editedAt,
		errors,
		problem,
		isBusy,
		keepTyped,
		save,
		addCategory,
		take(taken: SavedPrompt) {
			onSaved(taken)
			restart({ ...taken, editedAt: taken.updatedAt })
		},
		discard: () => restart(stored),
		giveUp() {
			forget()
			onDone()
		},
	}
}
