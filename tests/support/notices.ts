import { randomUUID } from 'node:crypto'
import { type Notice, parseNotice } from '~/features/mailings/notice'
import { anAccount, givePlan } from './accounts'

/** A file as an operator writes it, that says something of its own. */
export function aNoticeFile(to: Notice['to'] = 'subscribers'): string {
	const mark = randomUUID()
	return `To: ${to}
Link: /terms

[en] New terms ${mark}
They hold from March on.

[pt] Novos termos ${mark}
Valem a partir de março.
`
}

export const aNotice = (to?: Notice['to']) => parseNotice(aNoticeFile(to))

/** Somebody who pays. */
export async function aPayingReader(given: Parameters<typeof anAccount>[0] = {}) {
	const person = await anAccount(given)
	await givePlan(person.userId, 'premium')
	return person
}
