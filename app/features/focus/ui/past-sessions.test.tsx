import { expect, test } from 'vitest'
import { rendered } from '../../../../tests/support/rendered'
import { PastSessions } from './past-sessions'

const FURTHER = { rows: [], next: 'cursor', isFurther: true, isShort: false }
const newest = (name: string) => `<a href="/focus?tab=history" data-discover="true">${name}</a>`
const older = (name: string) =>
	`<a href="/focus?tab=history&amp;before=cursor" data-discover="true">${name}</a>`

test('who pages through earlier sessions reads which link leads to the newest, and which further back', () => {
	const english = rendered(<PastSessions past={FURTHER} />, 'en')
	expect(english).toContain(newest('Newest sessions') + older('Older sessions'))
	const portuguese = rendered(<PastSessions past={FURTHER} />, 'pt')
	expect(portuguese).toContain(newest('Sessões mais recentes') + older('Sessões mais antigas'))
})
