import type { LucideIcon, LucideIconData, LucideIconNode, LucideProps } from 'lucide-react'
import type { ReactElement } from 'react'
import { escapeHtml } from '~/core/escape'

/** What is known beforehand of how an icon looks: with anything else it is drawn as Lucide draws it. */
const PLAIN: ReadonlySet<string> = new Set(['className', 'aria-hidden'])

/**
 * An icon as the server writes it: to the letter what Lucide's own comes to, but made once for each class, and one element
 * where Lucide has four to six. A page has seventy of them. The browser takes over what it finds as if it were Lucide's.
 */
export function drawOnce(Usual: LucideIcon, data: LucideIconData) {
	const lines = data.node.map(lineOf).join('')
	const drawings = new Map<string, ReactElement>()
	return function DrawnIcon(props: LucideProps) {
		if (!isPlain(props)) return <Usual {...props} />
		const { className = '' } = props
		const drawing = drawings.get(className) ?? draw(data, className, lines)
		drawings.set(className, drawing)
		return drawing
	}
}

function isPlain(props: LucideProps): boolean {
	return Object.keys(props).every((name) => PLAIN.has(name)) && (props['aria-hidden'] ?? 'true') === 'true'
}

function draw({ name, aliases = [], size = 24 }: LucideIconData, className: string, lines: string) {
	const names = [...(name ? [name] : []), ...aliases].map((one) => `lucide-${one}`)
	const classes = new Set(['lucide', ...names, ...className.split(' ').filter(Boolean)])
	return (
		<svg
			xmlns="http://www.w3.org/2000/svg"
			width={24}
			height={24}
			viewBox={`0 0 ${size} ${size}`}
			fill="none"
			stroke="currentColor"
			strokeWidth={2}
			strokeLinecap="round"
			strokeLinejoin="round"
			className={[...classes].join(' ')}
			aria-hidden="true"
			// biome-ignore lint/security/noDangerouslySetInnerHtml: The lines of Lucide's own file, which nobody writes from outside.
			dangerouslySetInnerHTML={{ __html: lines }}
		/>
	)
}

function lineOf([name, { key: _key, ...attributes }]: LucideIconNode): string {
	const written = Object.entries(attributes).map(
		([attribute, value]) => ` ${attribute}="${escapeHtml(`${value}`)}"`,
	)
	return `<${name}${written.join('')}></${name}>`
}
