import { useEffect, useRef } from 'react'
import { useFetcher, useLocation } from 'react-router'
import { useToast } from '~/components/ui/toast'
import type { MessageId } from '~/i18n/words'

/** What a form that marks a prompt answers to scripts; without them it goes back to the page with a message. */
export interface MarkAnswer {
	message: MessageId
	isDone: boolean
}

/**
 * One form that marks a prompt: what was asked for shows at once, and its outcome is said when it is known. Hearts of
 * the same prompt share it by `key`.
 */
export function useMark(key: string) {
	const fetcher = useFetcher<MarkAnswer>({ key })
	const { pathname, search } = useLocation()
	const showToast = useToast()
	const isMine = useRef(false)
	const { data, state } = fetcher
	useEffect(() => {
		if (state !== 'idle' || !data || !isMine.current) return
		isMine.current = false
		showToast(data.message, { kind: data.isDone ? 'done' : 'error' })
	}, [state, data, showToast])
	return {
		Form: fetcher.Form,
		/** What the form that is under way asks for. */
		asked: fetcher.formData,
		next: pathname + search,
		submit: (event: { currentTarget: HTMLFormElement; preventDefault(): void }) => {
			event.preventDefault()
			isMine.current = true
			const form = new FormData(event.currentTarget)
			form.set('scripted', 'yes')
			void fetcher.submit(form, { method: 'post', action: new URL(event.currentTarget.action).pathname })
		},
	}
}
