import { type FormEvent, useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { draftBrowser } from '~/core/drafts/draft-browser'
import type { MessageId } from '~/i18n/words'
import { useToast } from '~/ui/toast'
import { LOCKER_FITS, type LockerCategory, type LockerDraft, type SavedPrompt } from '../locker'
import { draftErrors, lockerDraftOf, SavedPromptInput, type Written, writtenOf } from '../locker-form'
import type { MergeAnswer } from '../merging/merged-prompt'
import { lockerDrafts } from '../writing/locker-drafts'
import { createWriting } from '../writing/writing'
import { browserDoor, errorMessage } from './call-locker'
import type { DraftErrors } from './prompt-fields'
import { saveCategory } from './save-prompt'

export interface PromptFormWishes {
	userId: string
	/** What is edited; null for a new one, or where it is gone. */
	prompt: SavedPrompt | null
	/** The id of what is edited, also where it is gone. */
	about?: string | undefined
	/** The place of the unsaved text to go on with. */
	wanted?: string | undefined
	/** Under which a new one is sent by a form without scripts. */
	idempotencyKey?: string | undefined
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
	editedAt: string
	idempotencyKey: string
}

/** The form of one prompt of the locker: what it starts with, what is wrong with it, and what happens on save. */
export function usePromptForm(wishes: PromptFormWishes) {
	const { userId, prompt, answer, onCategory, onSaved, onDone } = wishes
	const showToast = useToast()
	const form = useRef<HTMLFormElement>(null)
	const [writing] = useState(() => createWriting(wishes, browserDoor, lockerDrafts(draftBrowser, userId)))
	const state = useSyncExternalStore(writing.subscribe, writing.read, writing.read)
	const [errors, setErrors] = useState<DraftErrors>(answer?.errors ?? {})
	const [merge, setMerge] = useState<MergeAnswer | null>(null)
	const written = () => form.current && lockerDraftOf(new FormData(form.current))

	useEffect(() => {
		const atFirst = form.current && lockerDraftOf(new FormData(form.current))
		// What was typed before the page's scripts took over is no untouched form.
		if (atFirst && textsOf(atFirst) !== textsOf(writing.read().start.values)) writing.type(atFirst)
		void writing.bringBack()
		return writing.close
	}, [writing])

	async function save(event: FormEvent, asNew: boolean) {
		event.preventDefault()
		const draft = written()
		if (!draft) return
		const checked = SavedPromptInput.safeParse(draft)
		const wrong = checked.success ? {} : draftErrors(checked.error)
		setErrors(wrong)
		const [firstWrong] = Object.keys(wrong)
		// The tags that are added have no field of their own.
		const place = firstWrong === 'tags' ? 'tag' : firstWrong
		form.current?.querySelector<HTMLElement>(`[name="${place}"]`)?.focus()
		if (!checked.success) return
		const saved = await writing.save(draft, asNew || writing.read().isGone)
		if (saved.category) onCategory(saved.category)
		if (!saved.prompt) return
		showToast(saved.prompt.id === prompt?.id ? 'prompt_updated' : 'prompt_saved')
		onSaved(saved.prompt)
		// A form that was closed meanwhile closes nothing that was opened since.
		if (form.current && !saved.isBehind) onDone()
	}

	async function putTogether() {
		const draft = written()
		if (!draft) return
		try {
			const answer = await writing.merge(draft)
			// What was typed meanwhile is not in it.
			if (JSON.stringify(written()) === JSON.stringify(draft)) setMerge(answer)
			else await putTogether()
		} catch (error) {
			showToast(errorMessage(error), { kind: 'error', values: LOCKER_FITS })
		}
	}

	async function addCategory(name: string): Promise<LockerCategory | MessageId> {
		try {
			const category = await saveCategory(browserDoor, userId, name)
			onCategory(category)
			showToast('category_created')
			return category
		} catch (error) {
			showToast(errorMessage(error), { kind: 'error', values: LOCKER_FITS })
			return errorMessage(error)
		}
	}

	return {
		...state,
		form,
		errors,
		save,
		addCategory,
		merge,
		putTogether,
		takeMerged(draft: LockerDraft) {
			if (!merge) return
			setErrors({})
			writing.takeUp({ ...writtenOf(draft), newCategory: written()?.newCategory ?? '' }, merge.stored)
			onSaved(merge.stored)
			setMerge(null)
			// Its fields are made anew.
			requestAnimationFrame(() => form.current?.querySelector<HTMLElement>('[name="content"]')?.focus())
			showToast('merge_taken')
		},
		keepTyped(event?: FormEvent<HTMLFormElement>) {
			setMerge(null)
			const field = event?.target
			if (field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement) {
				if (field.value.trim() !== '') setErrors((wrong) => ({ ...wrong, [field.name]: undefined }))
			}
			const draft = written()
			if (draft) writing.type(draft)
		},
		startOver() {
			setErrors({})
			setMerge(null)
			const { stored } = writing.read()
			writing.startOver()
			if (stored) onSaved(stored)
		},
		takeOther(place: string) {
			setErrors({})
			void writing.takeOther(place)
		},
		giveUp() {
			writing.giveUp()
			onDone()
		},
	}
}

/** Without scripts tags are one line, and a category that is gone is not chosen: in these the form differs by itself. */
function textsOf({ tags: _tags, categoryId: _id, blanks: _blanks, ...texts }: Written): string {
	return JSON.stringify(texts)
}
