import { expect, test } from 'vitest'
import { rendered } from '../../../../tests/support/rendered'
import { ConfirmStep } from './confirm-step'
import { ContractStep } from './contract-step'
import { WithdrawalDone } from './withdrawal-done'
import type { ContractView, WithdrawalView } from './withdrawal-view'

const CONTRACT: ContractView = {
	id: 'sub_1',
	plan: 'premium',
	currency: 'BRL',
	isLiving: true,
	boughtOn: '2026-11-20',
	lastDay: '2026-11-27',
	law: 'guarantee',
	number: null,
	money: { left: 2_900, before: 0, disputed: 0 },
	card: { brand: 'Visa', digits: '4242' },
}
const DRAFT = { name: 'Ana', email: 'ana@pronto.test' }

function steps(isLiving: boolean, language: 'en' | 'pt'): string[] {
	const given = { contract: { ...CONTRACT, isLiving }, draft: DRAFT, token: '', isBusy: false }
	return [<ContractStep key="1" {...given} answer={undefined} />, <ConfirmStep key="2" {...given} />].map(
		(step) => rendered(step, language),
	)
}

test('a plan that goes on can be kept; of one that is over nothing is said to be kept or to end', () => {
	const [first, second] = steps(true, 'en')
	expect(first).toContain('>Keep Creator</a>')
	expect(second).toContain('Creator ends right away.')
	for (const [language, back] of [
		['en', '>Back</a>'],
		['pt', '>Voltar</a>'],
	] as const) {
		const [over, confirmed] = steps(false, language)
		expect(over).toContain(back)
		expect(over).not.toMatch(/Keep Creator|Manter o Creator/)
		expect(confirmed).not.toMatch(/ends right away|termina na hora/)
	}
})

const DONE: WithdrawalView = {
	number: 'W-2026-0093',
	plan: 'premium',
	currency: 'BRL',
	boughtOn: '2026-11-20',
	receivedAt: '28 de novembro de 2026, às 6h59min54s (horário de Brasília)',
	receivedIso: '2026-11-28T09:59:54Z',
	state: 'done',
	hasEnded: true,
	refunded: 2_900,
	before: 0,
	disputed: 0,
	card: { brand: 'Visa', digits: '4242' },
	latestOn: '2026-12-12',
	email: 'ana@pronto.test',
	isMailed: true,
}
const WHEN = 'No cartão, o estorno pode levar até duas faturas para aparecer.'

test('what was sent back is said to be on its way, in the words of the mail, and what waits by when it comes', () => {
	const done = rendered(<WithdrawalDone withdrawal={DONE} />, 'pt')
	expect(done).toContain(WHEN)
	expect(done).not.toContain('Devolução até')
	expect(done.indexOf('W-2026-0093')).toBeLessThan(done.indexOf('informe o número de referência'))
	const waiting = rendered(
		<WithdrawalDone withdrawal={{ ...DONE, state: 'received', refunded: 0, hasEnded: false }} />,
		'pt',
	)
	expect(waiting).toContain('Devolução até')
	expect(waiting).not.toContain(WHEN)
	expect(steps(true, 'pt')[0]).toContain(WHEN)
})
