import { useWords } from '~/i18n/words'
import { Disclosure } from '~/ui/disclosure'

/** Guidance that is the same for every prompt; open at first. */
export function HowToUse() {
	const { t } = useWords()
	return (
		<Disclosure title={t('how_to_use')} isOpen>
			<ol className="steps">
				<li>{t('how_to_use_1')}</li>
				<li>{t('how_to_use_2')}</li>
				<li>{t('how_to_use_3')}</li>
			</ol>
		</Disclosure>
	)
}
