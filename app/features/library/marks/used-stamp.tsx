import { Check } from 'lucide-react'
import { useWords } from '~/i18n/words'

/** Says that this person used the prompt today. */
export function UsedStamp() {
	const { t } = useWords()
	return (
		<span className="stamp">
			<Check className="icon" aria-hidden="true" />
			{t('used_today')}
		</span>
	)
}
