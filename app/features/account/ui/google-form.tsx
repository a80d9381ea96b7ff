import { href } from 'react-router'
import { useWords } from '~/i18n/words'

/** Leaves for Google by a plain form, so that the browser follows the redirect to another site itself. */
export function GoogleForm({ next }: { next: string }) {
	const { t } = useWords()
	return (
		<>
			<div className="or">{t('or')}</div>
			<form method="post" action={href('/login/google')}>
				<input type="hidden" name="next" value={next} />
				<button className="button button-secondary button-wide" type="submit">
					<svg
						className="icon"
						viewBox="0 0 24 24"
						aria-hidden="true"
						focusable="false"
						fill="none"
						stroke="currentColor"
						strokeWidth="2.6"
					>
						<path d="M20.5 12.2H12.4M20.5 12.2a8.5 8.5 0 1 1-2.6-6.1" />
					</svg>
					{t('continue_with_google')}
				</button>
			</form>
		</>
	)
}
