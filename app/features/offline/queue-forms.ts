/**
 * While there is no connection, holds back forms that the router or the browser would send: what was typed would be gone
 * with the page. Forms that look after themselves have no address, or say so; a sign-out works offline too. Calls `tell`
 * for each; answers how to stop.
 */
export function queueForms(tell: () => void): () => void {
	const hold = (event: SubmitEvent) => {
		const form = event.target
		if (!(form instanceof HTMLFormElement) || form.method !== 'post' || !needsNetwork(form)) return
		event.preventDefault()
		event.stopPropagation()
		tell()
	}
	addEventListener('submit', hold, { capture: true })
	return () => removeEventListener('submit', hold, { capture: true })
}

function needsNetwork(form: HTMLFormElement): boolean {
	const action = form.getAttribute('action')
	return action !== null && action !== '/logout' && form.dataset['worksOffline'] === undefined
}
