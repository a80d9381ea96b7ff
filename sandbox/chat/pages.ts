import { Hono } from 'hono'
import { html } from 'hono/html'
import { env } from '~/env/env.server'
import type { MessageId } from '~/i18n/words'
import { readForm } from '~/requests/form-request.server'
import type { Html } from '../page'
import type { PageVisit } from '../stripe/pages/visit'
import { ChatMood, FAILURES, MOODS, readMood, writeMood } from './mood'

const MOOD_WORDS = {
	well: 'sandbox_chat_well',
	dripping: 'sandbox_chat_dripping',
	slow: 'sandbox_chat_slow',
	failing: 'sandbox_chat_failing',
	cut: 'sandbox_chat_cut',
	empty: 'sandbox_chat_empty',
} as const satisfies Record<(typeof MOODS)[number], MessageId>

/** How the stand-in for the chat service shall behave: a form on the sandbox's page. Nothing where another service answers. */
export function chatSection({ t }: Pick<PageVisit, 't'>): Html[] {
	if (env().aiBaseUrl) return []
	const chosen = readMood(env().dataFolder)
	const moods = MOODS.map(
		(mood) =>
			html`<label class="check"><input type="radio" name="mood" value="${mood}"${mood === chosen.mood ? html` checked` : ''}><span>${t(MOOD_WORDS[mood])}</span></label>`,
	)
	const statuses = FAILURES.map(
		(status) =>
			html`<option value="${status}"${status === chosen.status ? html` selected` : ''}>${status}</option>`,
	)
	return [
		html`<section id="chat"><form method="post" action="/sandbox/chat" class="form"><fieldset><legend class="lab">${t('sandbox_chat_title')}</legend>${moods}</fieldset>
<div class="field"><label for="status">${t('sandbox_chat_status')}</label><select class="input" id="status" name="status">${statuses}</select></div>
<p class="hint">${t('sandbox_chat_hint')}</p>
<div><button class="button button-secondary">${t('sandbox_save')}</button></div></form></section>`,
	]
}

/** Takes the form of that section. */
export const chatPages = new Hono().post('/sandbox/chat', async (c) => {
	writeMood(env().dataFolder, ChatMood.parse(Object.fromEntries(await readForm(c.req.raw))))
	return c.redirect('/sandbox#chat', 303)
})
