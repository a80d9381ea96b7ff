import { CircleAlert } from 'lucide-react'
import { useEffect, useRef } from 'react'

/** Why nothing came of a wish about the subscription: an alert, focused. Give it a new `answer` object for each try. */
export function PlanProblem({
	problem: { id, text },
	answer,
}: {
	/** In words already: most of these are said so rarely that no browser has them. */
	problem: { id: string; text: string }
	answer: unknown
}) {
	const note = useRef<HTMLDivElement>(null)
	// biome-ignore lint/correctness/useExhaustiveDependencies: each answer is told, also one with the same problem
	useEffect(() => note.current?.focus(), [answer])
	return (
		<div ref={note} className="note note-error mb-4" role="alert" tabIndex={-1} data-message={id}>
			<CircleAlert className="icon" aria-hidden="true" />
			<p>{text}</p>
		</div>
	)
}
