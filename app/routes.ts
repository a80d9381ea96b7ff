import { index, type RouteConfig, route } from '@react-router/dev/routes'

/** Screens that later work brings; until then each says so itself. */
const COMING = [
	'login',
	'signup',
	'pricing',
	'focus',
	'chat-legend',
	'prompt-locker',
	'blog',
	'guides',
	'faq',
	'contact',
	'terms',
	'privacy',
	'cookies',
] as const

export default [
	index('routes/home.tsx'),
	route('categories', 'routes/categories.tsx'),
	route('categories/:id', 'routes/category-moved.ts'),
	route('category/:id', 'routes/category.tsx'),
	route('featured', 'routes/featured.tsx'),
	route('popular', 'routes/popular.tsx'),
	route('prompt/:id', 'routes/prompt.tsx'),
	route('search/suggestions', 'routes/search-suggestions.ts'),
	...COMING.map((path) => route(path, 'routes/coming.tsx', { id: path })),
	route('*', 'routes/not-found.tsx'),
] satisfies RouteConfig
