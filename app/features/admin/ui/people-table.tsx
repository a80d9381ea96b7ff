import { ArrowRight, CircleAlert } from 'lucide-react'
import { href, Link } from 'react-router'
import { PLANS } from '~/core/plans'
import { useWords } from '~/i18n/words'
import { type ListedPerson, MOST_COUNTED, type PeoplePage, type PeopleQuery } from '../people-list'
import { PeopleFilters } from './people-filters'
import { PersonState } from './person-state'

/** The people that were asked for; null where they could not be read (docs/product.md#messages). Dates are ISO dates. */
export function PeopleTable({ asked, page }: { asked: PeopleQuery; page: PeoplePage | null }) {
	const { t, number } = useWords()
	const isNarrowed = Boolean(asked.q || asked.plan || asked.state || asked.since)
	return (
		<section className="people" aria-labelledby="people-title">
			<h2 className="desk-heading" id="people-title">
				{t('admin_users')}
				{page && page.count !== null ? (
					<span className="desk-count">
						{page.count >= MOST_COUNTED ? `${number(MOST_COUNTED)}+` : number(page.count)}
					</span>
				) : null}
			</h2>
			<PeopleFilters asked={asked} />
			{page ? null : (
				<div className="note note-error" role="alert" data-message="error_loading_user_data">
					<CircleAlert className="icon" aria-hidden="true" />
					<p>{t('error_loading_user_data')}</p>
				</div>
			)}
			{page && isNarrowed ? (
				<p className="meta" role="status">
					{page.count === null
						? t('people_found_uncounted')
						: page.count >= MOST_COUNTED
							? t('people_found_many', { count: number(MOST_COUNTED) })
							: t('admin_user_count', { count: page.count })}
				</p>
			) : null}
			{page?.people.length === 0 && isNarrowed ? (
				<p>
					<Link className="button button-secondary" to={href('/admin')}>
						{t('people_clear')}
					</Link>
				</p>
			) : null}
			{page && page.people.length > 0 ? <Rows people={page.people} /> : null}
			{page && (page.next || asked.after) ? (
				<nav className="row pt-6" aria-label={t('pages')}>
					{asked.after ? (
						<Link className="button button-secondary" to={addressOf({ ...asked, after: null })}>
							{t('people_first_page')}
						</Link>
					) : null}
					{page.next ? (
						<Link
							className="button button-secondary"
							rel="next"
							to={addressOf({ ...asked, after: page.next })}
						>
							{t('next_page')} <ArrowRight className="icon" aria-hidden="true" />
						</Link>
					) : null}
				</nav>
			) : null}
		</section>
	)
}

function Rows({ people }: { people: readonly ListedPerson[] }) {
	const { t } = useWords()
	return (
		<table className="office-table" aria-labelledby="people-title">
			<thead>
				<tr>
					<th scope="col">{t('people_name')}</th>
					<th scope="col">{t('people_plan')}</th>
					<th scope="col">{t('people_state')}</th>
					<th scope="col">{t('person_since')}</th>
					<th scope="col">{t('person_seen')}</th>
				</tr>
			</thead>
			<tbody>
				{people.map((person) => (
					<Row key={person.userId} person={person} />
				))}
			</tbody>
		</table>
	)
}

function Row({ person }: { person: ListedPerson }) {
	const { t, day, cents } = useWords()
	const { userId, email, name, username, roles, tier, paid, isGiven, createdAt, seenAt } = person
	return (
		<tr>
			<td>
				<Link to={href('/admin/people/:id', { id: userId })}>
					<b>{name || email}</b>
				</Link>
				{roles.map((role) => (
					<span key={role} className="badge badge-plain">
						{t('role_name', { role })}
					</span>
				))}
				<small className="mono">{name ? email : userId}</small>
				{username ? <small>@{username}</small> : null}
			</td>
			<td>
				{PLANS[tier].title}
				<small>
					{isGiven
						? t('people_given')
						: paid
							? t('price_a_month', { price: cents(paid.amount, paid.currency) })
							: t('people_free')}
				</small>
			</td>
			<td>
				<PersonState person={person} />
			</td>
			<td data-label={t('person_since')}>{day(createdAt)}</td>
			<td data-label={t('person_seen')}>{seenAt ? day(seenAt) : t('person_not_logged_in')}</td>
		</tr>
	)
}

function addressOf({ q, plan, state, since, sort, after }: PeopleQuery): string {
	const told = Object.entries({ q, plan, state, since, sort: sort === 'newest' ? null : sort, after })
	const query = new URLSearchParams(told.flatMap(([name, value]) => (value ? [[name, value]] : [])))
	return query.size > 0 ? `${href('/admin')}?${query}` : href('/admin')
}
