import { useEffect } from 'react'
import { href } from 'react-router'
import type { DeviceAnswers } from '../device-answers'
import { AnswerAccount, type RememberedItem } from '../remembered'
import { browserAnswers } from './use-answers'

/** How long what an account said of itself is believed, where there is nothing to tell it. */
const BELIEVED_MS = { on: 60_000, off: 600_000 }
const PAUSE_MS = 800
/** A browser sends no more behind a page that is being left. */
const MOST_BYTES = 50_000

let turns: Promise<void> = Promise.resolve()

/** What this page has told and the account has no room for is not told again and again. */
const told = new Set<string>()
const isNew = (item: RememberedItem) => !told.has(sayingOf(item))
const sayingOf = ({ kind, id, changedAt }: RememberedItem) => `${kind} ${id} ${changedAt}`

/** Tells a person's account what this device remembers, and takes over what it does; nothing where it is to remember nothing. */
function syncAnswers(owner: string, isWanted = false): Promise<void> {
	if (isWanted) browserAnswers(owner).doubt()
	turns = turns.then(() => sync(owner, isWanted)).catch(() => undefined)
	return turns
}

async function sync(owner: string, isWanted: boolean): Promise<void> {
	const answers = browserAnswers(owner)
	if (!isWanted && !isDue(answers)) return
	do {
		const news = answers.account()?.isOn ? fitting(answers.untold().filter(isNew)) : []
		const response = await fetch(href('/settings/answers/sync'), {
			method: 'POST',
			headers: { 'Content-Type': 'application/json' },
			body: JSON.stringify({ owner, told: news }),
			keepalive: true,
		})
		if (response.status !== 200) return
		const { items } = AnswerAccount.parse(await response.json())
		for (const item of news) told.add(sayingOf(item))
		answers.settle(news, items)
	} while (answers.account()?.isOn && answers.untold().some(isNew))
}

function isDue(answers: DeviceAnswers): boolean {
	const account = answers.account()
	if (!account) return true
	const isOld = Math.abs(Date.now() - account.askedAt) > BELIEVED_MS[account.isOn ? 'on' : 'off']
	return isOld || (account.isOn && answers.untold().some(isNew))
}

/** As many as go into one request; one alone always does. */
function fitting(items: readonly RememberedItem[]): RememberedItem[] {
	let bytes = 0
	const first = items.findIndex((item) => {
		bytes += new TextEncoder().encode(JSON.stringify(item)).length + 1
		return bytes > MOST_BYTES
	})
	return items.slice(0, first < 0 ? items.length : Math.max(first, 1))
}

/** Keeps what this device and the account of whoever is signed in remember the same. */
export function useAnswerSync(owner: string | null, isWanted = false): void {
	useEffect(() => {
		if (!owner) return
		let timer: ReturnType<typeof setTimeout> | undefined
		const later = () => {
			clearTimeout(timer)
			timer = setTimeout(() => void syncAnswers(owner), PAUSE_MS)
		}
		const now = () => void syncAnswers(owner)
		void syncAnswers(owner, isWanted)
		const unsubscribe = browserAnswers(owner).subscribe(later)
		addEventListener('pagehide', now)
		return () => {
			unsubscribe()
			removeEventListener('pagehide', now)
			clearTimeout(timer)
			now()
		}
	}, [owner, isWanted])
}
