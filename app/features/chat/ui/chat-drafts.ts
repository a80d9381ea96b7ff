import { z } from 'zod'

/** More than anybody leaves unsent in one conversation. */
const MOST_SENT = 10

const Kept = z.object({
	/** What stands in the field. */
	typed: z.string(),
	/** What was sent and not acknowledged: the server may have it. `isTyped`: it stands in the field again. */
	sent: z.array(z.object({ messageId: z.string(), text: z.string(), isTyped: z.boolean() })),
})
type Kept = z.infer<typeof Kept>

/** What a person has typed into the chat and the server has not said it has, per conversation; null is one that has not begun. */
export interface ChatDrafts {
	/** All that is unsent of a conversation, as its field shows it. */
	open(conversationId: string | null): string
	write(conversationId: string | null, typed: string): void
	/** Keeps what is being sent, under its id, until the server has it. Says under which: the same text is the same message. */
	send(conversationId: string | null, text: string, messageId: string): string
	/** The server has it, in this conversation; what was typed since goes along. */
	settle(from: string | null, conversationId: string, messageId: string): void
	/** Brings what is unsent in conversations that are gone to the one that is begun next. */
	gather(isGone: (conversationId: string) => boolean): void
}

const NEW = 'new'

/** The drafts that a device keeps for one person. */
export function chatDrafts(storage: () => Storage, userId: string): ChatDrafts {
	const prefix = `draft:chat:${userId}:`
	const placeOf = (conversationId: string | null) => prefix + (conversationId ?? NEW)

	function recall(place: string): Kept {
		try {
			return keptIn(storage().getItem(place) ?? '')
		} catch {
			return keptIn('')
		}
	}

	function keep(place: string, kept: Kept): void {
		try {
			if (kept.typed || kept.sent.length > 0) storage().setItem(place, JSON.stringify(kept))
			else storage().removeItem(place)
		} catch {
			// Forbidden or full: the draft lasts as long as the page.
		}
	}

	function places(): string[] {
		try {
			const kept = storage()
			const all = Array.from({ length: kept.length }, (_none, nth) => kept.key(nth) ?? '')
			return all.filter((place) => place.startsWith(prefix))
		} catch {
			return []
		}
	}

	return {
		open(conversationId) {
			const place = placeOf(conversationId)
			const kept = inField(recall(place))
			keep(place, kept)
			return kept.typed
		},
		write(conversationId, typed) {
			const place = placeOf(conversationId)
			const kept = recall(place)
			// What was taken out of the field again is given up.
			keep(place, { typed, sent: typed ? kept.sent : kept.sent.filter(({ isTyped }) => !isTyped) })
		},
		send(conversationId, text, messageId) {
			const place = placeOf(conversationId)
			const { typed, sent } = recall(place)
			const earlier = sent.find((one) => one.text === text && one.isTyped)
			const id = earlier?.messageId ?? messageId
			const others = sent.filter((one) => one.messageId !== id)
			const own = { messageId: id, text, isTyped: false }
			keep(place, {
				typed: typed.trim() === text ? '' : typed,
				sent: [...others, own].slice(-MOST_SENT),
			})
			return id
		},
		settle(from, conversationId, messageId) {
			const { typed, sent } = recall(placeOf(from))
			const settled = sent.find((one) => one.messageId === messageId)
			const left = sent.filter((one) => one !== settled)
			const kept = { typed: settled?.isTyped && typed === settled.text ? '' : typed, sent: left }
			if (from === conversationId) return keep(placeOf(from), kept)
			keep(placeOf(from), { typed: '', sent: [] })
			const there = recall(placeOf(conversationId))
			keep(placeOf(conversationId), {
				typed: joined([there.typed, kept.typed]),
				sent: [...there.sent, ...kept.sent],
			})
		},
		gather(isGone) {
			for (const place of places()) {
				const id = place.slice(prefix.length)
				if (id === NEW || !isGone(id)) continue
				const there = recall(prefix + NEW)
				const gone = inField(recall(place))
				keep(prefix + NEW, {
					typed: joined([there.typed, gone.typed]),
					sent: [...there.sent, ...gone.sent],
				})
				keep(place, { typed: '', sent: [] })
			}
		},
	}
}

/** What was sent without an answer stands before what was typed after it. */
function inField({ typed, sent }: Kept): Kept {
	const back = sent.filter(({ isTyped }) => !isTyped).map(({ text }) => text)
	return {
		typed: joined([...back, typed]),
		sent: sent.map((one) => ({ ...one, isTyped: true })),
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
		return { typed: stored, sent: [] }
	}
}
