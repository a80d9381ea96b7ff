import { index, type RouteConfig, route } from '@react-router/dev/routes'

/** Screens that later work brings; until then each says so itself. */
const COMING = [
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
	route('prompt/:id/favorite', 'routes/prompt-favorite.ts'),
	route('prompt/:id/used', 'routes/prompt-used.ts'),
	route('search/suggestions', 'routes/search-suggestions.ts'),
	route('login', 'routes/login.tsx'),
	route('signup', 'routes/login.tsx', { id: 'signup' }),
	route('login/google', 'routes/login-google.ts'),
	route('logout', 'routes/logout.ts'),
	route('forgot-password', 'routes/forgot-password.tsx'),
	route('reset-password', 'routes/reset-password.tsx'),
	route('confirm-email', 'routes/confirm-email.ts'),
	...COMING.map((path) => route(path, 'routes/coming.tsx', { id: path })),
	route('*', 'routes/not-found.tsx'),
] satisfies RouteConfig
