import { newId } from '~/core/new-id'
import type { FocusWork } from '../focus-work'
import type { Unsaved } from './autosave'
import { withoutTexts } from './focus-merge'
import { entriesOf, keep } from './kept-entries'
import { COPY_PREFIX } from './stored-copies'
import type { Tab } from './tab'

const MOST_UNSURE = 3

/** What a page that is gone kept of a session. */
interface KeptCopy extends Unsaved<FocusWork> {
	key: string
	at: number
}

/** Where a page keeps what it has of a session: two tabs don't write over each other's. */
export function copyPlace(tab: Tab, sessionId: string): string {
	return `${COPY_PREFIX}${sessionId}:${tab.id}.${newId()}`
}

/** `isStored` says that the server has all of it: a page that was read before that is behind. */
export function writeCopy(tab: Tab, key: string, copy: Unsaved<FocusWork> & { isStored?: boolean }): void {
	keep(tab, key, { ...copy, unsure: copy.unsure.slice(-MOST_UNSURE) })
}

/** The sessions of which copies are kept. */
export function sessionsWithCopies(tab: Tab): string[] {
	return entriesOf(tab, COPY_PREFIX).map(({ key }) => sessionOf(key))
}

/** What was kept of a session by pages that are gone, the oldest first. Where it can't be read, it stays for another time. */
export async function readCopies(tab: Tab, sessionId: string, ownKey: string): Promise<KeptCopy[]> {
	const isWanted = (key: string) => sessionOf(key) === sessionId && key !== ownKey
	const kept = entriesOf(tab, COPY_PREFIX).filter(({ key }) => isWanted(key))
	const schema = kept.length > 0 ? await loadSchema() : null
	const found = await Promise.all(
		kept.map(async ({ key, value }) => {
			const copy = schema?.FocusCopy.safeParse(value)
			if (!copy?.success || !(await tab.isGone(pageOf(key)))) return []
			const { base, ...rest } = copy.data
			return [{ ...rest, key, base: base ?? withoutTexts(rest.mine) }]
		}),
	)
	return found.flat().toSorted((one, other) => one.at - other.at)
}

/** Has what reads copies at hand, for a page that comes without a connection. */
export function loadSchema() {
	return import('./copy-schema').catch(() => null)
}

function sessionOf(key: string): string {
	return key.split(':')[1] ?? ''
}

function pageOf(key: string): string {
	return key.split(':')[2]?.split('.')[0] ?? ''
}
