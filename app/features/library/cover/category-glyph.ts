import type { CategoryId } from '../category'

/** A category's sign in a square of 24, in one colour: the smallest sample of its covers' figures. */
export const GLYPHS: Readonly<Record<CategoryId, string>> = {
	'personal-ai':
		'<path d="M2 2h20A20 20 0 0 1 2 22V16.6A14.6 14.6 0 0 0 16.6 2"/><path d="M2 2h9.5A9.5 9.5 0 0 1 2 11.5Z"/>',
	consulting:
		'<path d="M2 2h10v10Z"/><path d="M12 12h10v10Z"/><path d="M12 2h10L12 12Z"/><path d="M2 12h10L2 22Z"/>',
	nutrition: '<path d="M3 21A18 18 0 0 1 21 3 18 18 0 0 1 3 21Z"/><circle cx="6" cy="6" r="3.6"/>',
	finance:
		'<path d="M2 22v-7a3 3 0 0 1 6 0v7Z"/><path d="M9 22V10a3 3 0 0 1 6 0v12Z"/><path d="M16 22V5a3 3 0 0 1 6 0v17Z"/>',
	storytelling: '<path d="M2 13.5a5 5 0 0 1 10 0 5 5 0 0 1 10 0V22H2Z"/><circle cx="12" cy="4.6" r="2.8"/>',
	programming: '<path d="M2 3h9v4H2zM13 3h5v4h-5zM7 10h13v4H7zM7 17h5v4H7zM14 17h8v4h-8z"/>',
	marketing: '<path d="M2 22V2h5Z"/><path d="M2 22 14 4l5 4Z"/><path d="m2 22 20-8v8Z"/>',
	education:
		'<path d="M2 2h9v2.4H2zM2 6.6h9V9H2zM13 13h2.4v9H13zM17.6 13H20v9h-2.4zM13 2h2.4v9H13zM17.6 2H20v9h-2.4zM2 13h9v2.4H2zM2 17.6h9V20H2z"/>',
}
