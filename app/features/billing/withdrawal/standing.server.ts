import { asc, desc, eq, getTableColumns } from 'drizzle-orm'
import { db } from '~/db/client.server'
import { readProductNow } from '~/db/clock.server'
import { type Contract, type MoneyBack, moneyBack, readContracts } from './contract.server'
import { type WithdrawalPeriod, withdrawalPeriod } from './period.server'
import { type Withdrawal, withdrawals } from './schema.server'

export type { Withdrawal } from './schema.server'

/** Who withdraws: somebody who is signed in, or who followed a link that was mailed to their address. */
export interface Withdrawer {
	userId: string
	email: string
}

/** What the server knows of where somebody is. */
export interface Whereabouts {
	/** Two capital letters. */
	country: string
	timeZone: string
}

/**
 * Where somebody stands: they can withdraw, it is too late, they have withdrawn, everything had gone back before or is at
 * a bank, they bought nothing, or nobody can say while Stripe is away.
 */
export type WithdrawalStanding =
	| { kind: 'open'; contract: Contract; period: WithdrawalPeriod; money: MoneyBack | null }
	| { kind: 'late'; contract: Contract; period: WithdrawalPeriod }
	| { kind: 'withdrawn'; withdrawal: Withdrawal }
	| { kind: 'repaid'; contract: Contract; money: MoneyBack }
	| { kind: 'none' | 'unknown' }

/** Where somebody stands now, by the product's clock; the newest contract that they can withdraw from comes first. */
export async function readStanding(
	{ userId }: Withdrawer,
	{ country, timeZone }: Whereabouts,
): Promise<WithdrawalStanding> {
	const now = await readProductNow(db())
	const contracts = await readContracts(userId, now)
	const made = await listWithdrawals(userId)
	if (!contracts) return withdrawn(made[0]) ?? { kind: 'unknown' }
	// What was never paid for, and is over, was no contract.
	const real = contracts.filter(({ isLiving, payments }) => isLiving || !payments || payments.length > 0)
	const looked = real.map((contract) => {
		const period = withdrawalPeriod({
			boughtAt: contract.countedFrom,
			countries: [country, ...contract.countries],
			timeZone,
			now,
		})
		const money = contract.payments && moneyBack(contract.payments)
		const withdrawal = made.find(({ subscriptionId }) => subscriptionId === contract.subscriptionId)
		return { contract, period, money, withdrawal }
	})
	const open = looked.find(
		({ contract, period, money, withdrawal }) =>
			!withdrawal && period.daysLeft >= 0 && (contract.isLiving || (money?.left ?? 0) > 0),
	)
	if (open) return { kind: 'open', contract: open.contract, period: open.period, money: open.money }
	const [newest] = looked
	if (!newest) return withdrawn(made[0]) ?? { kind: 'none' }
	const { contract, period, money, withdrawal } = newest
	if (withdrawal) return { kind: 'withdrawn', withdrawal }
	// Of what has ended only Stripe can tell whether any of its money is left.
	if (!contract.isLiving && !contract.payments && period.daysLeft >= 0) return { kind: 'unknown' }
	if (contract.isLiving || money?.left !== 0) return { kind: 'late', contract, period }
	// What was bought twice went back by itself: who has withdrawn from the other one since hears of that.
	const since = made.find(({ receivedAt }) => receivedAt >= contract.countedFrom)
	return withdrawn(since) ?? { kind: 'repaid', contract, money }
}

/** Somebody's withdrawals, the newest first. */
export async function listWithdrawals(userId: string): Promise<Withdrawal[]> {
	return db()
		.select()
		.from(withdrawals)
		.where(eq(withdrawals.userId, userId))
		.orderBy(desc(withdrawals.number))
}

/** What is stored of somebody's withdrawals, for their copy of it. */
export async function exportWithdrawals({ userId }: Pick<Withdrawer, 'userId'>) {
	const {
		userId: _owner,
		takenUntil: _held,
		mailTakenAt: _sending,
		...withdrawal
	} = getTableColumns(withdrawals)
	return db()
		.select(withdrawal)
		.from(withdrawals)
		.where(eq(withdrawals.userId, userId))
		.orderBy(asc(withdrawals.number))
}

function withdrawn(withdrawal: Withdrawal | undefined): WithdrawalStanding | null {
	return withdrawal ? { kind: 'withdrawn', withdrawal } : null
}
