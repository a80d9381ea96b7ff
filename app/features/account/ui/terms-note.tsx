import { href, Link } from 'react-router'
import { useWords } from '~/i18n/words'

export function TermsNote() {
	const { t } = useWords()
	return (
		<p className="hint">
			{t('terms_note_before')} <Link to={href('/terms')}>{t('terms_note_terms')}</Link>{' '}
			{t('terms_note_middle')} <Link to={href('/privacy')}>{t('terms_note_privacy')}</Link>.
		</p>
	)
}
