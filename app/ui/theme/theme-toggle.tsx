import { Moon, Sun } from 'lucide-react'
import { useWords } from '~/i18n/words'
import { switchTheme } from './switch-theme'

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
