import gabarito from '@fontsource-variable/gabarito/files/gabarito-latin-wght-normal.woff2?url'
import instrument from '@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2?url'
import { type ReactNode, useEffect } from 'react'
import { Links, Meta, Outlet, Scripts, ScrollRestoration, useRouteLoaderData } from 'react-router'
import { brand } from '~/brand'
import { ConfirmNotice } from '~/components/auth/confirm-notice'
import { SessionWatch } from '~/components/auth/session-watch'
import { useIsBare } from '~/components/site/bare-frame'
import { SiteFooter } from '~/components/site/footer'
import { SiteHeader } from '~/components/site/header'
import { ThemeColor } from '~/components/site/theme-color'
import { Toaster, ToastProvider } from '~/components/ui/toast'
import { isSignedIn } from '~/domain/viewer'
import { env } from '~/env.server'
import { pageAddress } from '~/i18n/address'
import { LANGUAGE_TAG } from '~/i18n/language'
import { useWords } from '~/i18n/words'
import { wordsFile } from '~/i18n/words-file.server'
import { visitContext } from '~/visit.server'
import type { Route } from './+types/root'
import './styles/app.css'

export { PageError as ErrorBoundary } from '~/components/site/page-error'

export function loader({ context, url }: Route.LoaderArgs) {
	const { viewer, language, theme, country, flash } = context.get(visitContext)
	return {
		viewer,
		language,
		theme,
		country,
		flash,
		isSandbox: env().isSandbox,
		origin: env().origin,
		address: pageAddress(url),
		wordsFile: wordsFile(language),
	}
}

export const links: Route.LinksFunction = () => [
	...[gabarito, instrument].map((href) => ({
		rel: 'preload',
		as: 'font',
		type: 'font/woff2',
		crossOrigin: 'anonymous' as const,
		href,
	})),
	{ rel: 'icon', href: '/favicon.ico', sizes: '32x32' },
	{ rel: 'icon', href: '/icon.svg', type: 'image/svg+xml', sizes: 'any' },
	{ rel: 'apple-touch-icon', href: '/apple-touch-icon.png' },
]

export function Layout({ children }: { children: ReactNode }) {
	const { language, t } = useWords()
	const shell = useRouteLoaderData<typeof loader>('root')
	const isBare = useIsBare()
	return (
		<html lang={LANGUAGE_TAG[language]} data-theme={shell?.theme ?? undefined}>
			<head>
				<meta charSet="utf-8" />
				<meta name="viewport" content="width=device-width, initial-scale=1" />
				<meta name="color-scheme" content="light dark" />
				<ThemeColor chosen={shell?.theme ?? null} />
				<link rel="manifest" href={`/manifest.webmanifest?lang=${language}`} />
				<link
					rel="alternate"
					type="application/atom+xml"
					title={t('feed_title', { name: brand.name })}
					href={`/feed.xml?lang=${language}`}
				/>
				<Meta />
				<Links />
				{shell?.wordsFile ? <link rel="modulepreload" href={shell.wordsFile} /> : null}
			</head>
			<body>
				<a className="skip" href="#main">
					{t('skip_to_content')}
				</a>
				{shell?.isSandbox ? (
					<p className="sandbox" role="note">
						<span>{t('sandbox_banner')}</span>
					</p>
				) : null}
				<ToastProvider flash={shell?.flash ?? null}>
					{isBare ? null : <SiteHeader shell={shell} />}
					{shell && isSignedIn(shell.viewer) && !shell.viewer.isConfirmed ? (
						<ConfirmNotice email={shell.viewer.email} />
					) : null}
					<main id="main" tabIndex={-1}>
						{children}
					</main>
					{isBare ? null : <SiteFooter />}
					<Toaster />
				</ToastProvider>
				{shell ? <SessionWatch userId={shell.viewer.userId} /> : null}
				<ScrollRestoration />
				<Scripts />
			</body>
		</html>
	)
}

export default function Root({ loaderData }: Route.ComponentProps) {
	const { language } = useWords()
	// Another tab may have chosen the other language since: its words are not in this page.
	useEffect(() => {
		if (loaderData.language !== language) window.location.reload()
	}, [loaderData.language, language])
	return <Outlet />
}
