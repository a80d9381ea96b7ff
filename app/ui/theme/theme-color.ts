/** The colour of the paper (`--paper` in tokens.css) for places that take no CSS: the browser's own bars, the manifest. */
export const THEME_COLOR = { light: '#f5f4ef', dark: '#0d1713' } as const
