import { inLanguage } from '~/i18n/address'
import { LANGUAGE_NAME, LANGUAGE_TAG, LANGUAGES } from '~/i18n/language'
import { useWords } from '~/i18n/words'
import { usePageAddress } from './use-page-address'

/** Links, so that a choice works without scripts; each loads the page anew with that language's words. */
export function LanguageSwitch() {
	const { language: current, t } = useWords()
	const address = usePageAddress()
	return (
		// biome-ignore lint/a11y/useSemanticElements: a fieldset groups form controls, these are links
		<div className="language-switch" role="group" aria-label={t('language')}>
			{LANGUAGES.map((language) => (
				<a
					key={language}
					href={inLanguage(address, language)}
					lang={LANGUAGE_TAG[language]}
					hrefLang={LANGUAGE_TAG[language]}
					aria-label={`${language.toUpperCase()}, ${LANGUAGE_NAME[language]}`}
					aria-current={language === current ? 'true' : undefined}
					onClick={(event) => {
						localStorage.setItem('language', language)
						// What a link brought along stays with the page.
						event.currentTarget.hash = location.hash
					}}
				>
					<span>{language.toUpperCase()}</span>
				</a>
			))}
		</div>
	)
}
