import { type FormEvent, useRef } from 'react'
import { useLocation } from 'react-router'
import type { MessageId } from '~/i18n/words'
import { useToast } from '~/ui/toast'
import type { Marks } from './marks'
import { marksChannel, useMarks } from './marks-provider'

/** Longer than what a list of ours is usually asked for. */
const LONGEST_SEARCH = 300

/** What a form that marks a prompt answers to scripts; without them it goes back to the page with a message. */
export interface MarkAnswer {
	message: MessageId
}

/**
 * Makes a plain form that marks a prompt instant: the mark shows at once, and is undone with a message when the server
 * says no or can't be reached (docs/product.md#messages). Sent outside the router, which would read the page's data
 * again, and make an error page of a lost connection.
 */
export function useMark(kind: keyof Marks, promptId: string, failed: MessageId) {
	const { show, userId } = useMarks()
	const showToast = useToast()
	const { pathname, search } = useLocation()
	const sent = useRef(Promise.resolve())
	const waiting = useRef(0)
	const stored = useRef(false)

	function submit(event: FormEvent<HTMLFormElement>, isSet: boolean) {
		event.preventDefault()
		const { action } = event.currentTarget
		const form = new FormData(event.currentTarget)
		form.set('scripted', 'yes')
		const mark = { kind, promptId, isSet }
		show(mark, false)
		if (waiting.current === 0) stored.current = !isSet
		waiting.current += 1
		// One after the other, so that the last press counts.
		sent.current = sent.current.then(async () => {
			const answer = await send(action, form)
			waiting.current -= 1
			if (answer) stored.current = isSet
			if (waiting.current === 0) show({ ...mark, isSet: stored.current }, true)
			if (answer && userId) marksChannel.publish({ ...mark, userId })
			showToast(answer?.message ?? failed, { kind: answer ? 'done' : 'error' })
		})
	}

	// Each card of a list says it: a long search would make the page many times larger.
	return { submit, next: pathname + (search[LONGEST_SEARCH] ? '' : search) }
}

/** The server's answer, or null where it said no or nothing. */
async function send(action: string, form: FormData): Promise<MarkAnswer | null> {
	try {
		const response = await fetch(action, { method: 'POST', body: form })
		// Signed out in the meantime: the way leads to the login page.
		if (response.redirected) window.location.assign(response.url)
		return response.ok && !response.redirected ? await response.json() : null
	} catch {
		return null
	}
}
