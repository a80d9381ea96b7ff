import { StrictMode, startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { HydratedRouter } from 'react-router/dom'
import { LANGUAGE_TAG, type Language } from '~/i18n/language'
import { loadWords } from '~/i18n/load-words'
import { WordsProvider } from '~/i18n/words'

const language: Language = document.documentElement.lang === LANGUAGE_TAG.pt ? 'pt' : 'en'
const messages = await loadWords(language)

startTransition(() => {
	hydrateRoot(
		document,
		<StrictMode>
			<WordsProvider language={language} messages={messages}>
				<HydratedRouter />
			</WordsProvider>
		</StrictMode>,
	)
})
