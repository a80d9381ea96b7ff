import { createContext, type ReactNode, use } from 'react'
import { type Marks, NO_MARKS } from '~/domain/marks'

/** Null for a visitor, who can mark nothing. */
const MarksContext = createContext<Marks | null>(null)

/**
 * Gives what the person has marked to all hearts and stamps inside. It comes with the frame, not with the lists, which
 * keep their drawn order when something is marked.
 */
export function MarksProvider({ marks, children }: { marks: Marks | null; children: ReactNode }) {
	return <MarksContext value={marks}>{children}</MarksContext>
}

/** What this person has marked; `isSignedIn` tells nothing marked from nobody there. */
export function useMarks(): Marks & { isSignedIn: boolean } {
	const marks = use(MarksContext)
	return { ...(marks ?? NO_MARKS), isSignedIn: marks !== null }
}
