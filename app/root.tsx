import gabarito from '@fontsource/gabarito/files/gabarito-latin-700-normal.woff2?url'
import instrument from '@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2?url'
import { parseCookie } from 'cookie'
import { type ReactNode, useEffect } from 'react'
import {
	Links,
	Meta,
	Outlet,
	Scripts,
	ScrollRestoration,
	type ShouldRevalidateFunctionArgs,
	useLocation,
	useRouteLoaderData,
} from 'react-router'
import { brand } from '~/brand'
import { operatorIn } from '~/content/operator.server'
import { isSignedIn } from '~/core/viewer'
import { env } from '~/env/env.server'
import { ConfirmNotice } from '~/features/account/ui/confirm-notice'
import { SessionWatch } from '~/features/account/ui/session-watch'
import { pastDueText } from '~/features/billing/past-due.server'
import { PastDueNotice } from '~/features/billing/ui/past-due-notice'
import { SubscriptionCheck } from '~/features/billing/ui/subscription-check'
import { readMarks } from '~/features/library/marks/marks.server'
import { MarksProvider } from '~/features/library/marks/marks-provider'
import styles from '~/frame/app.css?url'
import { SiteFooter } from '~/frame/footer'
import { SiteHeader } from '~/frame/header'
import { KeepOffline } from '~/frame/keep-offline'
import { Shortcuts } from '~/frame/palette/shortcuts'
import { SkipToFields } from '~/frame/skip-to-fields'
import { isLanguage, LANGUAGE_TAG } from '~/i18n/language'
import { dayIn } from '~/i18n/time-zone.server'
import { translateInto } from '~/i18n/translate.server'
import { useWords } from '~/i18n/words'
import { requestContext } from '~/requests/request-context.server'
import { refuseSuspended, SUSPENDED_BECAUSE } from '~/requests/suspended.server'
import { useIsBare } from '~/ui/bare-frame'
import { ThemeColor } from '~/ui/theme/theme'
import { Toaster, ToastProvider } from '~/ui/toast'
import { useScrollRestoration } from '~/ui/use-scroll-restoration'
import { useSlowNavigation } from '~/ui/use-slow-navigation'
import type { Route } from './+types/root'
import type { loader as promptLoader } from './routes/library/prompt'

export { PageError as ErrorBoundary } from '~/ui/problem-page'

export const middleware: Route.MiddlewareFunction[] = [refuseSuspended]

export async function loader({ context }: Route.LoaderArgs) {
	const { viewer, language, theme, currency, flash, timeZone } = context.get(requestContext)
	const t = await translateInto(language)
	const { name, number, address, mail } = operatorIn(language)
	return {
		viewer,
		marks: isSignedIn(viewer) ? await readMarks(viewer, dayIn(timeZone, new Date())) : null,
		language,
		theme,
		currency,
		pastDue:
			isSignedIn(viewer) && viewer.isPastDue ? await pastDueText(viewer, { language, timeZone }) : null,
		suspended: isSignedIn(viewer) && viewer.suspendedFor ? t(SUSPENDED_BECAUSE[viewer.suspendedFor]) : null,
		flash: flash ? { ...flash, text: t(flash.message, flash.values) } : null,
		isSandbox: env().isSandbox,
		operator: [`${name}, ${number}`, address, mail].join(' · '),
		origin: env().origin,
	}
}

/**
 * The frame depends on the person, not on the page: it is read again after an action, or when a session changed. A
 * refused form changed nothing, and whoever corrects it at once need not wait.
 */
export function shouldRevalidate(asked: ShouldRevalidateFunctionArgs) {
	const { currentUrl, nextUrl, formMethod = 'GET', actionStatus = 200 } = asked
	if (actionStatus >= 400) return false
	return formMethod !== 'GET' || currentUrl.href === nextUrl.href
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
	const page = useRouteLoaderData<typeof promptLoader>('prompt')
	const blanks = (page && !page.withdrawn && page.prompt.body?.blanks) || []
	const isBare = useIsBare()
	return (
		<html lang={LANGUAGE_TAG[language]} data-theme={shell?.theme ?? undefined}>
			<head>
				<meta charSet="utf-8" />
				<meta name="viewport" content="width=device-width, initial-scale=1" />
				<meta name="color-scheme" content="light dark" />
				{/* With a precedence it stands before everything else that is fetched. */}
				<link rel="stylesheet" href={styles} precedence="first" />
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
			</head>
			<body>
				<a className="skip" href="#main">
					{t('skip_to_content')}
				</a>
				{blanks.length > 0 ? <SkipToFields /> : null}
				{shell?.isSandbox ? (
					<aside className="sandbox" aria-label={t('sandbox_banner')}>
						<p role="note">
							<span>{t('sandbox_banner')}</span>
						</p>
					</aside>
				) : null}
				<ToastProvider flash={shell?.flash ?? null}>
					{isBare ? null : <SiteHeader shell={shell} />}
					{shell && isSignedIn(shell.viewer) && !shell.viewer.isConfirmed ? (
						<ConfirmNotice email={shell.viewer.email} />
					) : null}
					{typeof shell?.pastDue === 'string' ? <PastDueNotice text={shell.pastDue} /> : null}
					{shell?.suspended ? (
						<p className="wrap confirm-notice" role="note" data-message="suspended">
							{shell.suspended}
						</p>
					) : null}
					{shell ? <KeepOffline viewer={shell.viewer} marks={shell.marks} /> : null}
					<main id="main" tabIndex={-1}>
						<SubscriptionCheck viewer={shell?.viewer}>
							<MarksProvider userId={shell?.viewer.userId ?? null} marks={shell?.marks ?? null}>
								{children}
							</MarksProvider>
						</SubscriptionCheck>
					</main>
					{isBare ? null : <SiteFooter operator={shell?.operator} />}
					<Toaster />
				</ToastProvider>
				{shell ? <SessionWatch userId={shell.viewer.userId} /> : null}
				{shell ? <Shortcuts viewer={shell.viewer} /> : null}
				<ScrollRestoration />
				<Scripts />
			</body>
		</html>
	)
}

export default function Root() {
	const { t, language } = useWords()
	const location = useLocation()
	const isSlow = useSlowNavigation('elsewhere')
	useScrollRestoration()
	// Another tab may have chosen the other language since: its words are not in this page.
	useEffect(() => {
		const { language: chosen } = parseCookie(document.cookie)
		if (location.key !== 'default' && isLanguage(chosen) && chosen !== language) window.location.reload()
	}, [location, language])
	return (
		<div aria-busy={isSlow}>
			<p className="loading-notice" role="status">
				{isSlow ? t('loading') : null}
			</p>
			<Outlet />
		</div>
	)
}
