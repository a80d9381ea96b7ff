import { Moon, Sun } from 'lucide-react'
import { useWords } from '~/i18n/words'
import { THEME_COLOR } from './theme-color'

/** The system's theme first; after the first press, the one that was chosen, which the server renders from a cookie. */
export function ThemeToggle() {
	const { t } = useWords()
	return (
		<button
			className="icon-button needs-script"
			type="button"
			aria-label={t('toggle_theme')}
			onClick={switchTheme}
		>
			<Sun className="icon sun" aria-hidden="true" />
			<Moon className="icon moon" aria-hidden="true" />
		</button>
	)
}

const YEAR = 31_536_000

/** Chooses the theme that is not shown, for this page and, by a cookie, for what the server renders after it. */
export function switchTheme(): void {
	const root = document.documentElement
	const current =
		root.dataset['theme'] ?? (matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light')
	const chosen = current === 'dark' ? 'light' : 'dark'
	root.dataset['theme'] = chosen
	for (const bar of document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')) {
		bar.content = THEME_COLOR[chosen]
	}
	// biome-ignore lint/suspicious/noDocumentCookie: cookieStore is not in every browser we support
	document.cookie = `theme=${chosen}; path=/; max-age=${YEAR}; samesite=lax${location.protocol === 'https:' ? '; secure' : ''}`
}

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
