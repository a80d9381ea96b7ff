declare module '*.json?lingui' {
	export const messages: import('@lingui/core').Messages
}

declare module '*/{language}.json' {
	export const messages: import('@lingui/core').Messages
}
