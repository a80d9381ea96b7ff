import { Hono } from 'hono'
import { html } from 'hono/html'
import { readForm } from '~/requests/form-request.server'
import { chatSection } from './chat/pages'
import type { Html } from './page'
import { Fault } from './stripe/api/fault'
import { DeskRequest, deskSections, performAtDesk } from './stripe/pages/desk'
import { type PageVisit, pageVisit } from './stripe/pages/visit'
import { runningStripe } from './stripe/running'

/** The sandbox at a glance: where its pages are, and what its stand-ins can be made to do. */
export const overviewPage = new Hono()
	.get('/sandbox', async (c) => {
		const visit = await pageVisit(c)
		return visit.show({ title: visit.t('sandbox_home_title'), body: draw(visit), layout: 'plain' })
	})
	.post('/sandbox', async (c) => {
		const visit = await pageVisit(c)
		const running = runningStripe()
		const { data: request } = DeskRequest.safeParse(Object.fromEntries(await readForm(c.req.raw)))
		if (!running || !request) return visit.missing()
		const isDone = unlessRefused(() => performAtDesk(running.store, request))
		running.deliver()
		return isDone ? c.redirect('/sandbox', 303) : visit.missing()
	})

/** A charge that was given back in another tab is given back: the page shows it. */
function unlessRefused(work: () => boolean): boolean {
	try {
		return work()
	} catch (error) {
		if (error instanceof Fault) return true
		throw error
	}
}

function draw(visit: PageVisit): Html {
	const { t } = visit
	const running = runningStripe()
	return html`<h1>${t('sandbox_home_title')}</h1><p class="lead">${t('sandbox_home_lead')}</p>
<ul><li><a href="/pricing">${t('sandbox_home_pricing')}</a></li>
<li><a href="/sandbox/mail">${t('sandbox_home_mail')}</a></li></ul>
${sections(visit, running)}`
}

/** What each stand-in has to say and to set, one after the other: another one's sections are a line here. */
function sections(visit: PageVisit, running: ReturnType<typeof runningStripe>): Html[] {
	return [...chatSection(visit), ...(running ? deskSections(visit, running.store) : [])]
}
