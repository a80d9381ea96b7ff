import { THEME_COLOR } from './theme-color'

/** Gives the browser's own bars the colour of the paper: of the chosen theme, else of the system's. */
export function ThemeColor({ chosen }: { chosen: 'light' | 'dark' | null }) {
	if (chosen) return <meta name="theme-color" content={THEME_COLOR[chosen]} />
	return (
		<>
			<meta name="theme-color" media="(prefers-color-scheme: light)" content={THEME_COLOR.light} />
			<meta name="theme-color" media="(prefers-color-scheme: dark)" content={THEME_COLOR.dark} />
		</>
	)
}
