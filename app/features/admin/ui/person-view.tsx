import { CircleAlert } from 'lucide-react'
import { href, Link } from 'react-router'
import { PLANS } from '~/core/plans'
import { useWords } from '~/i18n/words'
import { Breadcrumb } from '~/ui/breadcrumb'
import type { TrailLine } from '../audit'
import type { PersonPage } from '../person'
import { ActList, RoleActs } from './act-list'
import { PaymentTable } from './payment-table'
import { PersonPrompts } from './person-prompts'
import { PersonState } from './person-state'
import { useSpokenNames } from './spoken-names'
import { Trail } from './trail'

interface ShownPage extends Omit<PersonPage, 'trail'> {
	/** With moments written out. */
	trail: readonly TrailLine[]
	seenAt: string | null
	canChangeRoles: boolean
}

/** Who somebody is, on the left; what they pay, may and made, and what was done, on the right. */
export function PersonView(shown: ShownPage) {
	const { person, payments, trail, acts, seenAt, isSelf, canChangeRoles } = shown
	const { t } = useWords()
	return (
		<div className="wrap">
			<Breadcrumb
				crumbs={[
					{ label: t('admin'), to: href('/admin') },
					{ label: t('admin_users'), to: href('/admin') },
					{ label: person.name },
				]}
			/>
			<div className="two person-page">
				<PersonFacts person={person} seenAt={seenAt} />
				<div className="person-parts">
					<section aria-labelledby="person-plan">
						<h2 id="person-plan">{t('person_plan_and_payments')}</h2>
						{payments ? (
							<PaymentTable payments={payments} refundFor={acts.includes('refund') ? person.userId : null} />
						) : (
							<p className="note note-error" role="alert" data-message="stripe_away_payments">
								<CircleAlert className="icon" aria-hidden="true" />
								{t('stripe_away_payments')}
							</p>
						)}
						<ActList person={person} acts={acts} of="plan" />
					</section>
					<section aria-labelledby="person-access">
						<h2 id="person-access">{t('person_access')}</h2>
						{isSelf ? <p className="hint">{t('act_on_self')}</p> : null}
						{!isSelf && acts.length === 0 ? <p className="hint">{t('act_on_staff')}</p> : null}
						<ActList person={person} acts={acts} of="access" />
						{canChangeRoles ? <RoleActs person={person} /> : null}
					</section>
					<PersonPrompts person={person} />
					<section aria-labelledby="person-trail">
						<h2 id="person-trail">{t('person_trail')}</h2>
						<Trail lines={trail} />
						<p className="hint">{t('person_trail_hint')}</p>
					</section>
				</div>
			</div>
		</div>
	)
}

function PersonFacts({ person, seenAt }: { person: PersonPage['person']; seenAt: string | null }) {
	const { t, day, number, cents } = useWords()
	const { languageName } = useSpokenNames()
	const { plan, roles } = person
	const { subscription, given, tier } = plan
	const price = subscription?.isGranting
		? t('price_a_month', { price: cents(subscription.amount, subscription.currency) })
		: null
	// Where it is the plan that counts, its name stands there already.
	const givenWords = ({ tier: plan, endsAt }: NonNullable<typeof given>) =>
		plan === tier && !price
			? t('person_given', { day: day(endsAt) })
			: t('person_given_until', { plan: PLANS[plan].title, day: day(endsAt) })
	return (
		<div className="person-head">
			<h1>{person.name}</h1>
			{person.name === person.email ? null : <p className="mono">{person.email}</p>}
			<p>
				<PersonState
					person={{
						...person,
						isPastDue: subscription?.status === 'past_due',
						endsAt: subscription?.isGranting && subscription.isEnding ? subscription.periodEnd : null,
					}}
				/>
			</p>
			<dl className="stat">
				<div>
					<dt>{t('person_plan')}</dt>
					<dd>
						{PLANS[tier].title}
						{price ? `, ${price}` : null}
						{given ? `, ${givenWords(given)}` : null}
					</dd>
				</div>
				{roles.length > 0 ? (
					<div>
						<dt>{t('person_roles')}</dt>
						<dd>{roles.map((role) => t('role_name', { role })).join(', ')}</dd>
					</div>
				) : null}
				<div>
					<dt>{t('person_since')}</dt>
					<dd>{day(person.createdAt)}</dd>
				</div>
				<div>
					<dt>{t('person_seen')}</dt>
					<dd>{seenAt ?? t('person_not_logged_in')}</dd>
				</div>
				<div>
					<dt>{t('person_language')}</dt>
					<dd>{languageName(person.language)}</dd>
				</div>
				<div>
					<dt>{t('person_sessions')}</dt>
					<dd>{t('person_sessions_count', { sessions: person.sessions, tokens: person.tokens })}</dd>
				</div>
				<div>
					<dt>{t('person_reports_made')}</dt>
					<dd>{number(person.reportsMade)}</dd>
				</div>
				{person.username ? (
					<div>
						<dt>{t('person_username')}</dt>
						<dd>@{person.username}</dd>
					</div>
				) : null}
				<div>
					<dt>{t('user_id')}</dt>
					<dd>
						<code className="meta">{person.userId}</code>
					</dd>
				</div>
			</dl>
			<p>
				<Link className="more-link" to={href('/admin')}>
					{t('person_back')}
				</Link>
			</p>
		</div>
	)
}
