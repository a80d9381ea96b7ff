import type { Language } from './words.ts'

/** Every screen that a visitor can see, by the state it is in. */
export const SCREENS: readonly { name: string; path: (language: Language) => string }[] = [
	{ name: 'home', path: () => '/' },
	{ name: 'categories', path: () => '/categories' },
	{ name: 'results', path: (language) => `/categories?q=${{ en: 'plan', pt: 'plano' }[language]}` },
	{ name: 'zero results', path: () => '/categories?q=zzxqwv&category=finance' },
	{ name: 'category', path: () => '/category/education' },
	{ name: 'featured', path: () => '/featured' },
	{ name: 'popular', path: () => '/popular' },
	{ name: 'open prompt', path: () => '/prompt/1' },
	{ name: 'instructions', path: () => '/prompt/1?tab=instructions' },
	{ name: 'locked prompt', path: () => '/prompt/2' },
	{ name: 'page not found', path: () => '/nowhere' },
	{ name: 'prompt not found', path: () => '/prompt/999' },
	{ name: 'category not found', path: () => '/category/nowhere' },
	{ name: 'a screen that comes later', path: () => '/chat-legend' },
]
