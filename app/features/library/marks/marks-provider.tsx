import {
	createContext,
	type ReactNode,
	use,
	useCallback,
	useEffect,
	useEffectEvent,
	useMemo,
	useRef,
	useState,
} from 'react'
import { useNavigation, useRevalidator } from 'react-router'
import { tabChannel } from '~/ui/tab-channel'
import { type Marks, NO_MARKS } from './marks'

export interface Mark {
	kind: keyof Marks
	promptId: string
	isSet: boolean
}

/** A mark that the server has taken, for the person's other tabs. */
interface Marked extends Mark {
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

interface Press extends Mark {
	/** The last load that may have read the marks before this was stored; null while the server is asked. */
	outlives: number | null
}

/** What was marked here since the frame came: a load that had begun before does not take it back. */
function usePresses(marks: Marks | null) {
	const [presses, setPresses] = useState<readonly Press[]>([])
	const isLoading = [useNavigation().state, useRevalidator().state].some((state) => state !== 'idle')
	const loads = useRef(0)
	useEffect(() => {
		if (isLoading) loads.current += 1
	}, [isLoading])
	useEffect(() => {
		if (marks)
			setPresses((all) => all.filter(({ outlives }) => outlives === null || outlives >= loads.current))
	}, [marks])
	const show = useCallback((mark: Mark, isStored: boolean) => {
		const outlives = isStored ? loads.current : null
		setPresses((all) => [{ ...mark, outlives }, ...all.filter((one) => !isSame(one, mark))])
	}, [])
	return { presses, show }
}

const isSame = (one: Mark, other: Mark) => one.kind === other.kind && one.promptId === other.promptId

function withPresses(marks: Marks, presses: readonly Press[]): Marks {
	const known = (kind: keyof Marks) => {
		const pressed = presses.filter((press) => press.kind === kind)
		const others = marks[kind].filter((id) => !pressed.some(({ promptId }) => promptId === id))
		return [...pressed.filter(({ isSet }) => isSet).map(({ promptId }) => promptId), ...others]
	}
	return { favorites: known('favorites'), usedToday: known('usedToday') }
}

interface MarksHere extends Marks {
	/** Tells nothing marked from nobody there. */
	isSignedIn: boolean
	userId: string | null
	/** Shows a mark as set or taken away, while the server is asked for it and once it is stored. */
	show(mark: Mark, isStored: boolean): void
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
	const { presses, show } = usePresses(marks)
	useEffect(() => {
		if (userId === null) return
		return marksChannel.hear((marked) => {
			if (marked.userId === userId) show(marked, true)
		})
	}, [userId, show])
	const { revalidate } = useRevalidator()
	// What was used today was used yesterday now.
	useNewDay(userId !== null, revalidate)
	const value = useMemo(
		() => ({ ...withPresses(marks ?? NO_MARKS, presses), isSignedIn: marks !== null, userId, show }),
		[marks, presses, userId, show],
	)
	return <MarksContext value={value}>{children}</MarksContext>
}

/** What this person has marked. */
export function useMarks(): MarksHere {
	return use(MarksContext)
}
