import { useWords } from '~/i18n/words'

/** Marks a prompt that has been here for less than 30 days. */
export function NewBadge() {
	const { t } = useWords()
	return <span className="badge badge-new">{t('prompt_is_new')}</span>
}
