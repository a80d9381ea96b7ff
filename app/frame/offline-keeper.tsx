import '~/features/offline/words/load'
import { CloudOff } from 'lucide-react'
import { useCallback, useEffect, useEffectEvent, useMemo, useState, useSyncExternalStore } from 'react'
import { href, useLocation, useNavigation, useRevalidator } from 'react-router'
import { isSignedIn, opens, type Viewer } from '~/core/viewer'
import { dropStoredCopies } from '~/features/focus/saving/stored-copies'
import type { Marks } from '~/features/library/marks/marks'
import { isWorkerThere, postToWorker } from '~/features/offline/visit-message'
import { watchForServer } from '~/features/offline/watch-for-server'
import { LOCALE } from '~/i18n/language'
import { useWords } from '~/i18n/words'
import { useToast } from '~/ui/toast'

/** The newest favorites; older ones are kept once they are read. */
const MOST_FAVORITES = 20

/** The pages that a person expects to have with them: their favorites, each of them, and their locker. */
function belongingsOf(viewer: Viewer, favorites: Marks['favorites']): readonly string[] {
	if (!isSignedIn(viewer) || savesData()) return []
	return [
		...(opens(viewer, 'locker') ? [href('/prompt-locker')] : []),
		`${href('/profile')}?tab=favorites`,
		...favorites.slice(0, MOST_FAVORITES).map((id) => href('/prompt/:id', { id })),
	]
}

/** Whether the person asked their browser to load little. Not every browser tells. */
function savesData(): boolean {
	const connection: unknown = Reflect.get(navigator, 'connection')
	return Reflect.get(Object(connection), 'saveData') === true
}

/**
 * Starts the worker, tells it what is read, and says so where the connection is away: in a line at the edge of the page,
 * and at a form that would go nowhere.
 */
export function OfflineKeeper({ viewer, favorites }: { viewer: Viewer; favorites: Marks['favorites'] }) {
	const { t, language } = useWords()
	const showToast = useToast()
	const { pathname, search } = useLocation()
	const isOnline = useSyncExternalStore(watchOnline, () => navigator.onLine)
	const { revalidate } = useRevalidator()
	const belongings = useMemo(() => belongingsOf(viewer, favorites), [viewer, favorites])
	const address = pathname + search
	const [copy, setCopy] = useState<{ address: string; from: number | null }>({ address, from: null })
	const copyFrom = copy.address === address ? copy.from : null
	const isCopy = copyFrom !== null

	const postVisit = useCallback(async () => {
		const { theme = null } = document.documentElement.dataset
		const visit = { address, language, theme, belongings: isOnline ? belongings : [] }
		setCopy({ address, from: (await postToWorker(visit)).copyFrom })
	}, [address, language, belongings, isOnline])
	useEffect(() => void postVisit(), [postVisit])
	const readAgain = useEffectEvent(() => revalidate().then(postVisit))
	useEffect(() => (isCopy ? watchForServer(() => readAgain()) : undefined), [isCopy])
	const { state, location: next, formMethod } = useNavigation()
	// The router needs data and scripts that may not be there; the page as a whole is kept, or says that it is not.
	const wanted = next && state === 'loading' && !formMethod ? next.pathname + next.search + next.hash : null
	useEffect(() => {
		if (wanted && !isOnline && isWorkerThere()) window.location.assign(wanted)
	}, [wanted, isOnline])
	const showHint = useEffectEvent(() => showToast('offline_form', { kind: 'hint' }))
	useEffect(() => (isOnline || !isWorkerThere() ? undefined : queueForms(() => showHint())), [isOnline])
	useEffect(() => {
		if (viewer.userId === null) dropStoredCopies()
	}, [viewer.userId])

	const isAway = isWorkerThere() && (!isOnline || isCopy)
	const when = copyFrom && new Intl.DateTimeFormat(LOCALE[language], WHEN).format(copyFrom)
	const message = !when ? 'offline_line' : isOnline ? 'offline_copy' : 'offline_line_copy'
	return (
		<div className="wrap offline-line" role="status">
			{isAway ? (
				<>
					<CloudOff className="icon icon-small" aria-hidden="true" />
					<span data-message={message}>{t(message, { when: when ?? '' })}</span>
					{when ? <a href={address}>{t('offline_try_again')}</a> : null}
				</>
			) : null}
		</div>
	)
}

const WHEN = { dateStyle: 'medium', timeStyle: 'short' } as const

function watchOnline(onChange: () => void): () => void {
	addEventListener('online', onChange)
	addEventListener('offline', onChange)
	return () => {
		removeEventListener('online', onChange)
		removeEventListener('offline', onChange)
	}
}

/**
 * While there is no connection, holds back forms that the router or the browser would send: what was typed would be gone
 * with the page. Forms that look after themselves have no address, or say so; a sign-out works offline too. Calls `onQueued`
 * for each; answers how to stop.
 */
function queueForms(onQueued: () => void): () => void {
	const hold = (event: SubmitEvent) => {
		const form = event.target
		if (!(form instanceof HTMLFormElement) || form.method !== 'post' || !needsNetwork(form)) return
		event.preventDefault()
		event.stopPropagation()
		onQueued()
	}
	addEventListener('submit', hold, { capture: true })
	return () => removeEventListener('submit', hold, { capture: true })
}

function needsNetwork(form: HTMLFormElement): boolean {
	const action = form.getAttribute('action')
	return action !== null && action !== '/logout' && form.dataset['worksOffline'] === undefined
}
