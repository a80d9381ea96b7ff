import type { CategoryId } from '../category'
import { GLYPHS } from '../cover/category-glyph'

/** A category's sign, in the colour of the text around it. A name always stands beside it. */
export function Glyph({ category }: { category: CategoryId }) {
	return (
		<svg
			className="glyph"
			viewBox="0 0 24 24"
			fill="currentColor"
			aria-hidden="true"
			focusable="false"
			// biome-ignore lint/security/noDangerouslySetInnerHtml: one of eight constants of ours
			dangerouslySetInnerHTML={{ __html: GLYPHS[category] }}
		/>
	)
}
