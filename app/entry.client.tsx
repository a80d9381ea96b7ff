import { StrictMode, startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { HydratedRouter } from 'react-router/dom'
import { LANGUAGE_TAG, type Language } from '~/i18n/language'
import { loadWords } from '~/i18n/load-words'
import { WordsProvider } from '~/i18n/words'

const language: Language = document.documentElement.lang === LANGUAGE_TAG.pt ? 'pt' : 'en'
const messages = await loadWords(language)

rememberTimeZone()

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

/** Tells the server the person's time zone, from the next page on (product.md, Language). */
function rememberTimeZone(): void {
	const zone = Intl.DateTimeFormat().resolvedOptions().timeZone
	const secure = location.protocol === 'https:' ? '; secure' : ''
	// biome-ignore lint/suspicious/noDocumentCookie: cookieStore is not in every browser we support
	document.cookie = `tz=${encodeURIComponent(zone)}; path=/; max-age=31536000; samesite=lax${secure}`
}
