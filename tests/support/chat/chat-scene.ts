import type { World } from './chat-devices'
import type { Page } from './chat-page'

/** What was done in a history, as far as it decides what has to be there in the end. */
interface Ledger {
	written: Set<string>
	/** Texts that were not sent and that their person gave up. */
	givenUp: Set<string>
	/** Questions that their person said once more, on purpose. */
	again: Set<string>
	/** The ids of messages that somebody who had them on the screen took away. */
	removed: Set<string>
	/** The ids of replies that their person stopped, and on which process: the one that writes them, or another. */
	stopped: Map<string, 'here' | 'elsewhere'>
}

export interface Scene {
	world: World
	ledger: Ledger
	count: number
}

export type Doing = (scene: Scene, page: Page, other: number) => Promise<void> | void

/** The `nth` of all, round and round. */
export const pick = <One>(all: readonly One[], nth: number): One | undefined =>
	all[nth % Math.max(all.length, 1)]
