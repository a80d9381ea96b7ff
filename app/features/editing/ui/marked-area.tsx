import { type ComponentProps, useLayoutEffect, useRef } from 'react'
import { partsOf } from '~/features/library/blanks'

/**
 * A field for a prompt's text whose blanks are marked as its page marks them. A field holds plain text alone: the marks lie
 * behind it, under the same letters, and are nothing to who hears the page.
 */
export function MarkedArea({ value, ...area }: ComponentProps<'textarea'> & { value: string }) {
	const field = useRef<HTMLTextAreaElement>(null)
	const behind = useRef<HTMLDivElement>(null)

	function follow(): void {
		if (field.current && behind.current) behind.current.scrollTop = field.current.scrollTop
	}
	// biome-ignore lint/correctness/useExhaustiveDependencies: what was typed may have scrolled the field
	useLayoutEffect(follow, [value])

	return (
		<div className="desk-marked">
			<div ref={behind} className="input mono" aria-hidden="true">
				{partsOf(value).map((part) =>
					part.kind === 'text' ? part.text : <span key={part.at}>{`[${part.name}]`}</span>,
				)}
				{/* A field shows the line behind its last line break. */}
				{'\n'}
			</div>
			<textarea {...area} ref={field} value={value} onScroll={follow} />
		</div>
	)
}
