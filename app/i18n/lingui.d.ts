declare module '*.json?lingui' {
	export const messages: import('@lingui/core').Messages
}
