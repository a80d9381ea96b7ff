import { Form, href, Link, useNavigation } from 'react-router'
import { PAID_TIERS } from '~/core/plan-order'
import { PLANS } from '~/core/plans'
import { SUSPENSION_CAUSES } from '~/core/viewer'
import { useMarks } from '~/features/library/marks/marks-provider'
import { type MessageId, type MessageValues, useWords } from '~/i18n/words'
import { Field } from '~/ui/form/field'
import { FormPage } from '~/ui/form/form-page'
import { FormProblem, useMistakeFocus } from '~/ui/form/form-problem'
import { SelectField } from '~/ui/form/select-field'
import { TextField } from '~/ui/form/text-field'
import { useTypedTexts } from '~/ui/form/typed-texts'
import { type Unsent, useAnswer } from '~/ui/form/unsent'
import { REASON_AT_MOST } from '../audit'
import type { Person, PersonAct } from '../person'
import { ACT_WORDS } from './act-words'

/** What is typed into the form of an act, whichever it is. */
export const ACT_FIELDS = { reason: '', tier: '', until: '', cause: '', confirmation: '', amount: '' }
export type ActDraft = typeof ACT_FIELDS

/** What the texts among them are called. */
export const ACT_LABELS = { reason: 'act_reason', amount: 'act_amount' } as const satisfies {
	[Name in keyof ActDraft]?: MessageId
}

/** What comes back of an act that was refused. */
export interface ActAnswer extends Partial<Unsent> {
	draft?: ActDraft
	errors?: { [Name in keyof ActDraft]?: MessageId | undefined }
	values?: MessageValues | undefined
}

/** By which name the tab keeps what is typed into the form of an act. */
export const typedAct = (act: string, userId: string) => `act:${act}:${userId}`

/** What is typed to confirm is typed each time. */
const NOTHING_KEPT = { current: null }

/** A payment that can be given back: sums and its day as they are shown. */
export interface RefundShown {
	payment: string
	wish: string
	/** In cents or centavos. */
	seenRefunded: number
	/** With its currency. */
	left: string
	/** As it is typed. */
	amount: string
	/** ISO date. */
	day: string
}

/** One act: what it will do, why, and the two ways on. */
export function ActForm({
	person,
	act,
	seenUntil,
	refund,
	answer: given,
}: {
	/** With ISO dates for moments. */
	person: Person
	act: PersonAct
	/** When the plan ends that they were given, as the database has it; '' for none. */
	seenUntil: string
	/** What is to be given back. */
	refund: RefundShown | null
	answer: ActAnswer | undefined
}) {
	const { t, day } = useWords()
	const answer = useAnswer(given)
	const isBusy = useNavigation().formMethod === 'POST'
	const form = useMistakeFocus(answer?.errors)
	const words = ACT_WORDS[act]
	const { plan, email, name, userId } = person
	// A sum that was typed before something went back is no wish of now.
	const about = refund ? `:${refund.payment}:${refund.seenRefunded}` : ''
	useTypedTexts(act === 'delete' ? NOTHING_KEPT : form, {
		name: typedAct(act, userId) + about,
		userId: useMarks().userId,
	})
	const { subscription } = plan
	const end = refund ? refund.day : subscription?.periodEnd
	const values = { day: end ? day(end) : '', email, name, amount: refund?.left ?? '' }
	const own = href('/admin/people/:id', { id: userId })
	const isGoingOn = subscription?.isGranting && !subscription.isEnding
	return (
		<FormPage
			title={t(words.title)}
			text={name === email ? email : `${name}, ${email}`}
			crumbs={[
				{ label: t('admin'), to: href('/admin') },
				{ label: name, to: own },
				{ label: t(words.title) },
			]}
		>
			<Form ref={form} method="post" className="form box" noValidate>
				{answer?.problem ? (
					<FormProblem problem={answer.problem} values={answer.values} answer={answer} />
				) : null}
				<p>{t(words.text, values)}</p>
				{act === 'suspend' && isGoingOn ? <p>{t('act_suspend_ends_plan', values)}</p> : null}
				{act === 'delete' && subscription?.isGranting ? (
					<p>
						<strong>{t('act_delete_cancels')}</strong>
					</p>
				) : null}
				<input type="hidden" name="seenUntil" value={seenUntil} />
				<input type="hidden" name="subscriptionId" value={subscription?.id ?? ''} />
				<input type="hidden" name="isEnding" value={subscription?.isEnding ? 'yes' : 'no'} />
				{refund ? (
					<>
						<input type="hidden" name="payment" value={refund.payment} />
						<input type="hidden" name="wish" value={refund.wish} />
						<input type="hidden" name="seenRefunded" value={refund.seenRefunded} />
					</>
				) : null}
				<ActFields act={act} email={email} refund={refund} answer={answer} />
				<TextField
					name="reason"
					rows={3}
					label={t('act_reason')}
					hint={t('act_reason_hint')}
					maxLength={REASON_AT_MOST}
					defaultValue={answer?.draft?.reason}
					error={answer?.errors?.reason}
					required
				/>
				<div className="acts-r">
					<Link className="button button-secondary" to={own}>
						{t('act_leave')}
					</Link>
					<button
						className={`button ${'isDanger' in words ? 'button-danger' : 'button-primary'}`}
						type="submit"
						aria-busy={isBusy ? true : undefined}
						onClick={(event) => isBusy && event.preventDefault()}
					>
						{t(words.press, values)}
					</button>
				</div>
			</Form>
		</FormPage>
	)
}

const CAUSE_WORDS = {
	abuse: 'cause_abuse',
	payment: 'cause_payment',
	security: 'cause_security',
	law: 'cause_law',
} as const satisfies Record<(typeof SUSPENSION_CAUSES)[number], MessageId>

function ActFields({
	act,
	email,
	refund,
	answer,
}: {
	act: PersonAct
	email: string
	refund: RefundShown | null
	answer: ActAnswer | undefined
}) {
	const { t } = useWords()
	const { draft, errors } = answer ?? {}
	switch (act) {
		case 'refund':
			return (
				<Field
					name="amount"
					inputMode="decimal"
					autoComplete="off"
					label={t('act_amount')}
					hint={t('act_amount_hint', { amount: refund?.left ?? '' })}
					defaultValue={draft?.amount ?? refund?.amount}
					error={errors?.amount}
					required
				/>
			)
		case 'give-plan':
			return (
				<>
					<SelectField
						name="tier"
						label={t('people_plan')}
						defaultValue={draft?.tier}
						error={errors?.tier}
						required
					>
						{PAID_TIERS.map((tier) => (
							<option key={tier} value={tier}>
								{PLANS[tier].title}
							</option>
						))}
					</SelectField>
					<Field
						name="until"
						type="date"
						label={t('act_until')}
						hint={t('act_until_hint')}
						defaultValue={draft?.until}
						error={errors?.until}
						required
					/>
				</>
			)
		case 'suspend':
			return (
				<SelectField
					name="cause"
					label={t('act_cause')}
					hint={t('act_cause_hint')}
					defaultValue={draft?.cause}
					error={errors?.cause}
					required
				>
					{SUSPENSION_CAUSES.map((cause) => (
						<option key={cause} value={cause}>
							{t(CAUSE_WORDS[cause])}
						</option>
					))}
				</SelectField>
			)
		case 'delete':
			return (
				<Field
					name="confirmation"
					type="email"
					autoComplete="off"
					label={t('type_to_confirm', { email })}
					defaultValue={draft?.confirmation}
					error={errors?.confirmation}
					required
				/>
			)
		default:
			return null
	}
}
