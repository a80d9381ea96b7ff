import type { ReactNode } from 'react'
import { useWords } from '~/i18n/words'
import { LanguageSwitch } from '~/ui/language-switch'
import { Logo } from '~/ui/logo'
import { ThemeToggle } from '~/ui/theme/theme'

/** The frame of login, sign-up and the password pages: the form on paper, beside it one big sentence on yellow. */
export function AuthPage({ title, big, children }: { title: string; big: string; children: ReactNode }) {
	const { t } = useWords()
	return (
		<div className="auth">
			<div className="auth-page">
				<div className="auth-top">
					<Logo />
					<div className="row">
						<LanguageSwitch />
						<ThemeToggle />
					</div>
				</div>
				<p className="auth-strap">{t('auth_strapline')}</p>
				<div className="auth-form">
					<h1>{title}</h1>
					{children}
				</div>
			</div>
			<div className="auth-aside" aria-hidden="true">
				<p className="ruled">{t('auth_dictionary')}</p>
				<p className="big">{big}</p>
			</div>
		</div>
	)
}
