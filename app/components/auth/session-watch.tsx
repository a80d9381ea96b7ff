import { useEffect, useRef } from 'react'
import { useRevalidator } from 'react-router'

const CHANNEL = 'session'

/**
 * Signing in or out in one tab reaches the others: whoever notices that the person has changed says so, and the other
 * tabs ask the server again.
 */
export function SessionWatch({ userId }: { userId: string | null }) {
	const { revalidate } = useRevalidator()
	const shown = useRef(userId)
	const latest = useRef(revalidate)
	latest.current = revalidate
	useEffect(() => {
		const channel = new BroadcastChannel(CHANNEL)
		channel.onmessage = ({ data }: MessageEvent<unknown>) => {
			if (data !== shown.current) void latest.current()
		}
		return () => channel.close()
	}, [])
	useEffect(() => {
		if (shown.current === userId) return
		shown.current = userId
		const channel = new BroadcastChannel(CHANNEL)
		channel.postMessage(userId)
		channel.close()
	}, [userId])
	return null
}
