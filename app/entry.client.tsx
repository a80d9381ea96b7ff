import { StrictMode, startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { HydratedRouter } from 'react-router/dom'
import './i18n/words/load'
import { EarlyInput, watchEarlyInput } from '~/frame/early-input'
import { browserWords } from '~/i18n/browser-words'
import { WordsProvider, wordsOf } from '~/i18n/words'

rememberTimeZone()
watchEarlyInput()

startTransition(() => {
	hydrateRoot(
		document,
		<StrictMode>
			<EarlyInput />
			<WordsProvider words={wordsOf(browserWords)}>
				<HydratedRouter />
			</WordsProvider>
		</StrictMode>,
	)
})

/** Tells the server the person's time zone, from the next page on (docs/product.md#language). */
function rememberTimeZone(): void {
	const zone = Intl.DateTimeFormat().resolvedOptions().timeZone
	const secure = location.protocol === 'https:' ? '; secure' : ''
	// biome-ignore lint/suspicious/noDocumentCookie: cookieStore is not in every browser we support
	document.cookie = `tz=${encodeURIComponent(zone)}; path=/; max-age=31536000; samesite=lax${secure}`
}
