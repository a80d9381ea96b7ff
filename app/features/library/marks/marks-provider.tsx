import {
	createContext,
	type ReactNode,
	use,
	useCallback,
	useEffect,
	useEffectEvent,
	useMemo,
	useState,
} from 'react'
import { useRevalidator } from 'react-router'
import { tabChannel } from '~/ui/tab-channel'
import { type Marks, NO_MARKS } from './marks'

/** A mark that the server has taken, for the person's other tabs. */
export interface Marked {
	kind: keyof Marks
	promptId: string
	isSet: boolean
	/** Whose mark it is: a tab may still show somebody else. */
	userId: string
}

export const marksChannel = tabChannel<Marked>('marks')

const LOOK_MS = 60_000

/** Tells when the person's calendar day is over: within a minute, or as soon as the tab is looked at again. */
function useNewDay(isAwaited: boolean, onNewDay: () => void): void {
	const notify = useEffectEvent(onNewDay)
	useEffect(() => {
		if (!isAwaited) return
		let day = new Date().toDateString()
		const look = () => {
			const today = new Date().toDateString()
			if (today === day) return
			day = today
			notify()
		}
		const timer = setInterval(look, LOOK_MS)
		document.addEventListener('visibilitychange', look)
		return () => {
			clearInterval(timer)
			document.removeEventListener('visibilitychange', look)
		}
	}, [isAwaited])
}

interface MarksHere extends Marks {
	/** Tells nothing marked from nobody there. */
	isSignedIn: boolean
	userId: string | null
	/** Shows a mark as set or taken away, whatever the frame came with. */
	show(kind: keyof Marks, promptId: string, isSet: boolean): void
}

const MarksContext = createContext<MarksHere>({
	...NO_MARKS,
	isSignedIn: false,
	userId: null,
	show: () => undefined,
})

/**
 * Gives what the person has marked to all hearts and stamps inside; null for visitors, who can mark nothing. It comes
 * with the frame, not with the lists, which keep their drawn order when something is marked.
 */
export function MarksProvider({
	userId,
	marks,
	children,
}: {
	userId: string | null
	marks: Marks | null
	children: ReactNode
}) {
	const [changed, setChanged] = useState({ marks, from: marks })
	// What the server says anew counts more than what was shown since.
	const current = changed.from === marks ? changed.marks : marks
	const show = useCallback(
		(kind: keyof Marks, promptId: string, isSet: boolean) =>
			setChanged((last) => {
				const known = (last.from === marks ? last.marks : marks) ?? NO_MARKS
				const others = known[kind].filter((id) => id !== promptId)
				return { marks: { ...known, [kind]: isSet ? [promptId, ...others] : others }, from: marks }
			}),
		[marks],
	)
	useEffect(() => {
		if (userId === null) return
		return marksChannel.hear((marked) => {
			if (marked.userId === userId) show(marked.kind, marked.promptId, marked.isSet)
		})
	}, [userId, show])
	const { revalidate } = useRevalidator()
	// What was used today was used yesterday now.
	useNewDay(userId !== null, revalidate)
	const value = useMemo(
		() => ({ ...(current ?? NO_MARKS), isSignedIn: current !== null, userId, show }),
		[current, userId, show],
	)
	return <MarksContext value={value}>{children}</MarksContext>
}

/** What this person has marked. */
export function useMarks(): MarksHere {
	return use(MarksContext)
}
