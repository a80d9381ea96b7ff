import { LANGUAGES } from '~/i18n/language'
import { publishedPrompts } from '../library'

/** Doors that answer about one prompt alone: a premium text is where its prompt is asked for, and one free prompt stands for all. */
const guarded = [
	...publishedPrompts.filter(({ isPremium }) => isPremium),
	...publishedPrompts.filter(({ isPremium }) => !isPremium).slice(0, 1),
]

/** Where a text could leave the server beside its pages. Every new exit adds itself here. */
export const MACHINE_EXITS = [
	'/sitemap.xml',
	'/robots.txt',
	'/feed.xml?lang=en',
	'/feed.xml?lang=pt',
	'/manifest.webmanifest',
	...LANGUAGES.flatMap((language) =>
		['la', 'pl', 'de', 'plano', 'decision'].flatMap((query) => [
			`/search/suggestions?q=${query}&lang=${language}`,
			`/chat-legend/prompts?q=${query}&lang=${language}`,
		]),
	),
	...publishedPrompts.flatMap(({ id }) => LANGUAGES.map((language) => `/begun?id=${id}&lang=${language}`)),
	...LANGUAGES.map((language) => `/share/${language}/site.png`),
	...LANGUAGES.flatMap((language) => ['1', '2', '3'].map((id) => `/share/${language}/post/${id}.png`)),
	...publishedPrompts.flatMap(({ id }) =>
		LANGUAGES.map((language) => `/chat-legend/prompt/${id}?lang=${language}`),
	),
	// Drawing takes long, and a picture holds no text that can be searched: a few show that the door is shut.
	...publishedPrompts
		.slice(0, 4)
		.flatMap(({ id }) => LANGUAGES.map((language) => `/share/${language}/prompt/${id}.png`)),
	...guarded.flatMap(({ id }) =>
		['', '.data'].flatMap((data) => [
			`/admin/prompts/${id}/versions${data}?view=text`,
			`/admin/prompts/${id}/runs${data}`,
		]),
	),
	'/api/openapi.json',
	...LANGUAGES.map((language) => `/llms.txt?lang=${language}`),
	...publishedPrompts.flatMap(({ id }) =>
		LANGUAGES.flatMap((language) => ['md', 'json'].map((file) => `/prompt/${id}.${file}?lang=${language}`)),
	),
]

/** Focus mode as it is opened from a prompt, to begin with its text. */
export const FOCUS_EXITS = guarded.flatMap(({ id }) =>
	LANGUAGES.flatMap((language) => ['', '.data'].map((data) => `/focus${data}?prompt=${id}&lang=${language}`)),
)

/** The exits of the API, which somebody without a plan asks by token too. */
export const API_EXITS = LANGUAGES.flatMap((language) => [
	`/api/v1/prompts?limit=100&lang=${language}`,
	`/api/v1/categories?lang=${language}`,
	`/api/v1/search?q=plan&limit=100&lang=${language}`,
	...publishedPrompts.map(({ id }) => `/api/v1/prompts/${id}?lang=${language}`),
])
