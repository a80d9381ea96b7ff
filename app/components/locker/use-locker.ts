import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { useToast } from '~/components/ui/toast'
import type { LockerCategory, SavedPrompt } from '~/domain/locker'
import { inLockerOrder } from '~/domain/locker-search'
import { fromRow, type SavedPromptRow } from '~/domain/saved-prompt-row'
import { callLocker, saidOf } from './call-locker'

/** What a page of the locker comes with. */
export interface LockerStart {
	userId: string
	prompts: readonly SavedPrompt[]
	categories: readonly LockerCategory[]
	/** How many there are in all. */
	total: number
}

export interface LockerHere {
	userId: string
	/** In the locker's order. */
	prompts: readonly SavedPrompt[]
	categories: readonly LockerCategory[]
	/** False while only a part is here: the first page, and what a search found. */
	isWhole: boolean
	put(prompt: SavedPrompt): void
	take(id: string): void
	addCategory(category: LockerCategory): void
}

/**
 * The locker as this page knows it. The page comes with the first prompts; the others follow once it stands, so that
 * search answers with each key. What is changed here shows at once.
 */
export function useLocker({ userId, prompts: first, categories: known, total }: LockerStart): LockerHere {
	const showToast = useToast()
	const [prompts, setPrompts] = useState(first)
	const [categories, setCategories] = useState(known)
	const [isWhole, setIsWhole] = useState(first.length === total)
	/** What was changed while the others were on their way: newer than what they tell of it. */
	const changed = useRef(new Map<string, SavedPrompt | null>())

	useEffect(() => {
		if (isWhole) return
		let isGone = false
		callLocker<SavedPromptRow[]>('get_saved_prompts_with_categories', { user_id_param: userId }).then(
			(rows) => {
				if (isGone) return
				const others = rows.map(fromRow).filter(({ id }) => !changed.current.has(id))
				const own = [...changed.current.values()].filter((prompt) => prompt !== null)
				setPrompts(inLockerOrder([...others, ...own]))
				setIsWhole(true)
			},
			(error: unknown) => {
				if (!isGone) showToast(saidOf(error), { kind: 'error' })
			},
		)
		return () => {
			isGone = true
		}
	}, [isWhole, userId, showToast])

	const put = useCallback((prompt: SavedPrompt) => {
		changed.current.set(prompt.id, prompt)
		setPrompts((all) => inLockerOrder([...all.filter(({ id }) => id !== prompt.id), prompt]))
	}, [])
	const take = useCallback((id: string) => {
		changed.current.set(id, null)
		setPrompts((all) => all.filter((one) => one.id !== id))
	}, [])
	const addCategory = useCallback(
		(category: LockerCategory) =>
			setCategories((all) => (all.some(({ id }) => id === category.id) ? all : [...all, category])),
		[],
	)
	return useMemo(
		() => ({ userId, prompts, categories, isWhole, put, take, addCategory }),
		[userId, prompts, categories, isWhole, put, take, addCategory],
	)
}
