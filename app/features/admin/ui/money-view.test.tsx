import { expect, test } from 'vitest'
import { rendered } from '../../../../tests/support/rendered'
import type { ReturnedMoney } from '../money'
import { Returns } from './money-view'

const ROW: ReturnedMoney = {
	reference: 're_1',
	kind: 'refund',
	email: 'ana@pronto.test',
	tier: 'pro',
	currency: 'BRL',
	amount: 6_900,
	on: '2026-11-27',
	reason: 'requested_by_customer',
	status: 'succeeded',
	dueOn: null,
}

test('what Stripe says of money that went back is said in the page’s language; a new word of theirs stays as it is', () => {
	const refunds = rendered(
		<Returns kind="refund" rows={[ROW, { ...ROW, reference: 're_2', status: 'teleported' }]} />,
		'pt',
	)
	for (const words of ['A pedido do cliente', 'Reembolsado', 'teleported']) expect(refunds).toContain(words)
	expect(refunds).not.toContain('requested_by_customer')
	const dispute = {
		...ROW,
		kind: 'dispute',
		reason: 'product_not_received',
		status: 'needs_response',
	} as const
	const disputes = rendered(<Returns kind="dispute" rows={[{ ...dispute, dueOn: '2026-12-10' }]} />, 'pt')
	expect(disputes).toContain('Aguarda a sua resposta, 10 de dezembro de 2026')
	expect(disputes).toContain('Serviço não recebido')
})
