import { useCallback, useState } from 'react'
import { href, useNavigate } from 'react-router'
import { pendingKeys } from '~/core/pending-keys'
import { useToast } from '~/ui/toast'
import { LOCKER_FITS, type LockerDraft } from '../locker'
import type { LibraryCopy } from '../locker-origin'
import { browserDoor, type CopyOrigin, errorMessage, saveCopy } from './call-locker'

/** For so long the way to its name and category is offered. */
const OFFERED_MS = 10_000

/** Saves texts that stand on another page to the locker, each once, and knows which of them are there. */
export function useSaveCopy() {
	const showToast = useToast()
	const navigate = useNavigate()
	/** What is in the locker, by its text. */
	const [saved, setSaved] = useState<ReadonlyMap<string, string>>(new Map())
	const [isBusy, setIsBusy] = useState(false)
	const [keys] = useState(pendingKeys)

	/** Takes note of what was saved before. */
	const know = useCallback((copies: readonly LibraryCopy[]) => {
		const known = copies.map((copy) => [copy.content, copy.id] as const)
		setSaved((all) => new Map([...known, ...all]))
	}, [])

	async function save(
		copy: LockerDraft,
		{ origin, findSaved }: { origin?: CopyOrigin; findSaved?: () => Promise<string | null> } = {},
	): Promise<void> {
		if (isBusy) return
		setIsBusy(true)
		try {
			const there = findSaved ? await findSaved() : null
			const id = there ?? (await saveCopy(browserDoor, keys, copy, origin ? { origin } : {}))
			setSaved((all) => new Map([...all, [copy.content, id]]))
			const edit = () => void navigate(href('/prompt-locker/:id/edit', { id }))
			const action = { label: 'saved_name_and_file' as const, run: edit, milliseconds: OFFERED_MS }
			if (!there) showToast('prompt_saved', { action })
		} catch (error) {
			showToast(errorMessage(error), { kind: 'error', values: LOCKER_FITS })
		}
		setIsBusy(false)
	}

	return { saved, know, isBusy, save }
}
