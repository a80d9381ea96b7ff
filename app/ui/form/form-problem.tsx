import { CircleAlert } from 'lucide-react'
import { type ReactNode, type RefObject, useEffect, useRef } from 'react'
import { type MessageId, type MessageValues, useWords } from '~/i18n/words'
import { useToast } from '../toast'

/**
 * Why a whole form was refused: an alert above it, focused. Give it a new `answer` object for each try, so that the same
 * problem twice is said twice. A toast would say it once more, over the fields; `hasToast` is for where one was promised
 * (docs/product.md#messages).
 */
export function FormProblem({
	problem,
	values,
	answer,
	hasToast = false,
	children,
}: {
	problem: MessageId
	/** What the message's placeholders stand for. */
	values?: MessageValues | undefined
	answer: unknown
	hasToast?: boolean
	children?: ReactNode
}) {
	const { t } = useWords()
	const show = useToast()
	const note = useRef<HTMLDivElement>(null)
	// biome-ignore lint/correctness/useExhaustiveDependencies: each answer is told, also one with the same problem
	useEffect(() => {
		note.current?.focus()
		if (hasToast) show(problem, { kind: 'error', values: values ?? {} })
	}, [answer, problem, values, hasToast, show])
	return (
		<div ref={note} className="note note-error" role="alert" tabIndex={-1} data-message={problem}>
			<CircleAlert className="icon" aria-hidden="true" />
			<p>
				{t(problem, values)} {children}
			</p>
		</div>
	)
}

/**
 * Leads to the first field that was refused, which then says what is wrong with it. Give it the answer's own `errors`,
 * so that each try is told.
 */
export function useMistakeFocus(errors: object | undefined): RefObject<HTMLFormElement | null> {
	const form = useRef<HTMLFormElement>(null)
	useEffect(() => {
		if (errors) form.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus()
	}, [errors])
	return form
}
