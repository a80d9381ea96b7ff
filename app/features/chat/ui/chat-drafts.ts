import { z } from 'zod'

/** How many are told from what is typed anew; older ones stand in the field. */
const MOST_SENT = 10

/** How an earlier message of the person is being rewritten. */
const MessageEdit = z.object({ messageId: z.string(), text: z.string() })
export type MessageEdit = z.infer<typeof MessageEdit>

const Kept = z.object({
	/** What stands in the field. */
	typed: z.string(),
	/** What was sent and not acknowledged: the server may have it. `isTyped`: it stands in the field again. */
	sent: z.array(z.object({ messageId: z.string(), text: z.string(), isTyped: z.boolean() })),
	edits: z.array(MessageEdit),
})
type Kept = z.infer<typeof Kept>

/** What is unsent of a conversation, as its person sees it. */
export type UnsentChat = Pick<Kept, 'typed' | 'edits'>

/**
 * What a person has typed into the chat and the server has not said it has, per conversation; null is one that has not
 * begun. All tabs of a device write in the same: each shows what another one typed.
 */
export interface ChatDrafts {
	/** For a page that opens: what was sent without an answer stands in the field again. */
	open(conversationId: string | null): UnsentChat
	/** As it is now, whichever tab wrote it. */
	read(conversationId: string | null): UnsentChat
	write(conversationId: string | null, typed: string): void
	/** What stood in the field before its page had read what is kept. */
	add(conversationId: string | null, typed: string): void
	/** An earlier message is being rewritten; `text` is null where it no more is. */
	edit(conversationId: string | null, messageId: string, text: string | null): void
	/** Brings what was to become of messages that are not there any more into the field. */
	giveBack(conversationId: string | null, isThere: (messageId: string) => boolean): void
	/** Keeps what is being sent, under its id, until the server has it. Says under which: the same text is the same message. */
	send(conversationId: string | null, text: string, messageId: string): string
	/** The server has it, in this conversation; what was typed since goes along. */
	settle(from: string | null, conversationId: string, messageId: string): void
	/** Brings what is unsent in conversations that are gone to the one that is begun next. */
	gather(isGone: (conversationId: string) => boolean): void
}

const NEW = 'new'
const NOTHING: Kept = { typed: '', sent: [], edits: [] }

/** The drafts that a device keeps for one person. */
export function chatDrafts(storage: () => Storage, userId: string): ChatDrafts {
	const prefix = `draft:chat:${userId}:`
	const placeOf = (conversationId: string | null) => prefix + (conversationId ?? NEW)
	/** Where storage is forbidden or full, a draft lasts as long as the page. */
	const unkept = new Map<string, Kept>()

	function recall(place: string): Kept {
		try {
			return unkept.get(place) ?? keptIn(storage().getItem(place) ?? '')
		} catch {
			return NOTHING
		}
	}

	function keep(place: string, kept: Kept): void {
		try {
			if (kept.typed || kept.sent.length + kept.edits.length > 0)
				storage().setItem(place, JSON.stringify(kept))
			else storage().removeItem(place)
			unkept.delete(place)
		} catch {
			unkept.set(place, kept)
		}
	}

	function places(): string[] {
		try {
			const kept = storage()
			const all = Array.from({ length: kept.length }, (_none, nth) => kept.key(nth) ?? '')
			return [...new Set([...unkept.keys(), ...all.filter((place) => place.startsWith(prefix))])]
		} catch {
			return [...unkept.keys()]
		}
	}

	return {
		open(conversationId) {
			const place = placeOf(conversationId)
			const kept = inField(recall(place))
			keep(place, kept)
			return kept
		},
		read: (conversationId) => recall(placeOf(conversationId)),
		write(conversationId, typed) {
			const place = placeOf(conversationId)
			const kept = recall(place)
			// What was taken out of the field again is given up.
			keep(place, { ...kept, typed, sent: typed ? kept.sent : kept.sent.filter(({ isTyped }) => !isTyped) })
		},
		add(conversationId, typed) {
			const place = placeOf(conversationId)
			const kept = recall(place)
			if (!kept.typed.includes(typed)) keep(place, { ...kept, typed: joined([kept.typed, typed]) })
		},
		edit(conversationId, messageId, text) {
			const place = placeOf(conversationId)
			const kept = recall(place)
			const others = kept.edits.filter((one) => one.messageId !== messageId)
			keep(place, { ...kept, edits: text === null ? others : [...others, { messageId, text }] })
		},
		giveBack(conversationId, isThere) {
			const place = placeOf(conversationId)
			const { typed, sent, edits } = recall(place)
			const lost = edits.filter(({ messageId }) => !isThere(messageId))
			keep(place, {
				typed: joined([typed, ...lost.map(({ text }) => text)]),
				sent,
				edits: edits.filter((one) => !lost.includes(one)),
			})
		},
		send(conversationId, text, messageId) {
			const place = placeOf(conversationId)
			const { typed, sent, edits } = recall(place)
			const earlier = sent.find((one) => one.text === text && one.isTyped)
			const id = earlier?.messageId ?? messageId
			const all = [...sent.filter((one) => one.messageId !== id), { messageId: id, text, isTyped: false }]
			const tooMany = all.slice(0, -MOST_SENT).filter(({ isTyped }) => !isTyped)
			keep(place, {
				typed: joined([...tooMany.map((one) => one.text), typed.trim() === text ? '' : typed]),
				sent: all.slice(-MOST_SENT),
				edits,
			})
			return id
		},
		settle(from, conversationId, messageId) {
			const { typed, sent, edits } = recall(placeOf(from))
			const settled = sent.find((one) => one.messageId === messageId)
			const left = sent.filter((one) => one !== settled)
			const kept = { typed: settled?.isTyped && typed === settled.text ? '' : typed, sent: left, edits }
			if (from === conversationId) return keep(placeOf(from), kept)
			keep(placeOf(from), NOTHING)
			keep(placeOf(conversationId), together(recall(placeOf(conversationId)), kept))
		},
		gather(isGone) {
			for (const place of places()) {
				const id = place.slice(prefix.length)
				if (id === NEW || !isGone(id)) continue
				const { typed, sent, edits } = inField(recall(place))
				const gone = { typed: joined([typed, ...edits.map(({ text }) => text)]), sent, edits: [] }
				keep(placeOf(null), together(recall(placeOf(null)), gone))
				keep(place, NOTHING)
			}
		},
	}
}

/** What was sent without an answer stands before what was typed after it. */
function inField({ typed, sent, edits }: Kept): Kept {
	const back = sent.filter(({ isTyped }) => !isTyped).map(({ text }) => text)
	return {
		typed: joined([...back, typed]),
		sent: sent.map((one) => ({ ...one, isTyped: true })),
		edits,
	}
}

function together(one: Kept, other: Kept): Kept {
	return {
		typed: joined([one.typed, other.typed]),
		sent: [...one.sent, ...other.sent],
		edits: [...one.edits, ...other.edits],
	}
}

function joined(texts: readonly string[]): string {
	return [...new Set(texts)].filter((text) => text !== '').join('\n\n')
}

/** Once a draft was nothing but its text. */
function keptIn(stored: string): Kept {
	try {
		return Kept.parse(JSON.parse(stored))
	} catch {
		return { ...NOTHING, typed: stored }
	}
}
