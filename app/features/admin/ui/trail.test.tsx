import { expect, test } from 'vitest'
import { rendered } from '../../../../tests/support/rendered'
import type { TrailLine } from '../audit'
import { Trail } from './trail'

const LINE = { id: 1, at: 'Today', by: 'Ada', isByCommand: false, reason: 'Asked for.', details: {} }

function told(
	line: Pick<TrailLine, 'action' | 'outcome'> & Partial<TrailLine>,
	language: 'en' | 'pt',
): string {
	const html = rendered(<Trail lines={[{ ...LINE, ...line }]} />, language)
	return html
		.replace(/<small>.*/, '')
		.replace(/<[^>]*>/g, '')
		.replaceAll('\u00a0', ' ')
}

test('an act that came to nothing before anything was known of the plan is told in a whole sentence', () => {
	const failed = { outcome: 'failed' } as const
	expect(told({ action: 'cancel_later', ...failed }, 'en')).toBe(
		'TodayAda: canceled the plan as of the end of its period (failed)',
	)
	expect(told({ action: 'cancel_now', ...failed }, 'pt')).toBe(
		'TodayAda: encerrou o plano na hora (não deu certo)',
	)
	expect(told({ action: 'resume', ...failed }, 'pt')).toBe('TodayAda: manteve o plano (não deu certo)')
	const details = { tier: 'pro', until: '2026-12-27' } as const
	expect(told({ action: 'cancel_later', outcome: 'done', details }, 'pt')).toBe(
		'TodayAda: cancelou o plano Legend a partir de 27 de dezembro de 2026',
	)
})
