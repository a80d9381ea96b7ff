import type { PromptContent } from '~/content/catalogue'
import type { KeptDraft } from '~/core/drafts/drafts'
import type { Problem } from './content-check'
import type { DeskForm } from './desk-form'

/** A prompt of the library as it is stored: its draft, or its newest version where it has none. */
export interface StoredDesk {
	id: string
	/** ISO 8601. */
	updatedAt: string
	form: DeskForm
	/** Of the draft; null where there is none. */
	revision: number | null
	/** The version that the draft was made of. */
	basedOn: number | null
	/** The address of who saved it last, while they have an account. */
	by: string | null
	/** A version that came after the one that the draft was made of. */
	newer: { number: number; form: DeskForm } | null
}

/** What is sent to be kept. */
export interface DeskSaving {
	content: PromptContent
	basedOn: number | null
	revision: number | null
}

type Refusal = 'invalid' | 'signed_out' | 'missing'

export type DeskAnswer =
	| { type: 'stored'; stored: StoredDesk; problems: readonly Problem[] }
	| { type: 'conflict'; stored: StoredDesk }
	| { type: 'failed' }
	| { type: 'refused'; reason: Refusal }

export type DeskPhase = 'saved' | 'waiting' | 'saving' | 'failed' | 'conflict' | Refusal

export interface DeskState {
	values: DeskForm
	phase: DeskPhase
	/** What the next saving is made of. */
	base: StoredDesk
	/** What somebody else stored meanwhile, until the person has chosen. */
	theirs: StoredDesk | null
	/** What somebody else changed meanwhile in other fields, which stands in these now; the last such change. */
	merged: { by: string | null; from: DeskForm; to: DeskForm } | null
	/** It begins with what this device kept. */
	isKept: boolean
	others: readonly KeptDraft<DeskForm>[]
	/** What the server found, of what it stored last. */
	problems: readonly Problem[]
}

/** Writing one prompt: what its editor can do with what stands in its fields. */
export interface DeskWriting {
	read(): DeskState
	subscribe(listener: () => void): () => void
	type(change: (values: DeskForm) => DeskForm): void
	/** Sends what waits; whether all that is written is stored then, and nothing else that was not seen yet. */
	flush(): Promise<boolean>
	/** Stores what is written here over what somebody else stored, which the person has seen. */
	keepMine(): Promise<boolean>
	takeTheirs(): void
	/** Gives up what this device brought back, and begins from what is stored. */
	startOver(): void
	takeOther(place: string): Promise<void>
	/** Somebody else stored this, as the server told when it was asked for something else. */
	meet(stored: StoredDesk): void
	/** From here on nothing is sent, once what is under way is there; it is given up when the editor closes, and not before. */
	discard(): Promise<void>
	/** It was discarded: the page goes on with what is stored now. */
	renew(stored: StoredDesk, problems: readonly Problem[]): void
	/** What was to be discarded is still there. */
	goOn(): void
	/** The server found this when it was asked to publish. */
	learn(problems: readonly Problem[]): void
	/** Watches until the function it answers is called. */
	open(): () => void
}

/** What an editor's page begins with. */
export interface DeskStart {
	stored: StoredDesk
	problems: readonly Problem[]
	/** What came back of a form that was sent without scripts, with what somebody else stored meanwhile. */
	sent?: { form: DeskForm; theirs: StoredDesk | null } | null
}
