import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { createMemoryRouter, RouterProvider } from 'react-router'
import type { Language } from '~/i18n/language'
import { WORDS } from '~/i18n/translate.server'
import { WordsProvider, wordsOf } from '~/i18n/words'

/** The HTML of a piece of a page, as the server writes it in a language. */
export function rendered(piece: ReactNode, language: Language): string {
	const router = createMemoryRouter([{ path: '*', element: piece }])
	return renderToStaticMarkup(
		<WordsProvider words={wordsOf(WORDS[language])}>
			<RouterProvider router={router} />
		</WordsProvider>,
	)
}
