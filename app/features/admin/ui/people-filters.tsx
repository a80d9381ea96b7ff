import { ArrowRight, Search } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { Form, href } from 'react-router'
import { TIERS } from '~/core/plan-order'
import { PLANS } from '~/core/plans'
import { type MessageId, useWords } from '~/i18n/words'
import { PEOPLE_PLANS, PEOPLE_SINCE, PEOPLE_SORTS, PEOPLE_STATES, type PeopleQuery } from '../people-list'

const CHOICES = {
	plan: {
		label: 'people_plan',
		any: 'people_any_plan',
		of: PEOPLE_PLANS,
		words: { given: 'people_plan_given' },
	},
	state: {
		label: 'people_state',
		any: 'people_any_state',
		of: PEOPLE_STATES,
		words: {
			overdue: 'state_overdue',
			ending: 'people_ending',
			unconfirmed: 'state_unconfirmed',
			suspended: 'state_suspended',
			staff: 'people_staff',
		},
	},
	since: {
		label: 'people_since',
		any: 'people_any_since',
		of: PEOPLE_SINCE,
		words: {
			7: 'people_since_7',
			30: 'people_since_30',
			90: 'people_since_90',
			365: 'people_since_365',
		},
	},
} as const satisfies Record<
	string,
	{ label: MessageId; any: MessageId; of: readonly string[]; words: Record<string, MessageId> }
>

const SORT_WORDS = {
	newest: 'people_sort_newest',
	oldest: 'people_sort_oldest',
	email: 'people_sort_email',
} as const satisfies Record<PeopleQuery['sort'], MessageId>

/** What narrows the list of people, as a form whose answer has an address; with scripts a choice is taken at once. */
export function PeopleFilters({ asked }: { asked: PeopleQuery }) {
	const { t } = useWords()
	const input = useRef<HTMLInputElement>(null)
	// The address may change by a link or the back button; the field keeps its element, and so its focus.
	useEffect(() => {
		if (input.current) input.current.value = asked.q
	}, [asked.q])
	return (
		<Form className="people-filters" action={href('/admin')} role="search">
			<div className="search">
				<Search className="icon" aria-hidden="true" />
				<input
					ref={input}
					className="input"
					type="search"
					name="q"
					defaultValue={asked.q}
					aria-label={t('admin_find')}
					placeholder={t('people_find_hint')}
				/>
				<button className="icon-button" type="submit" aria-label={t('search')}>
					<ArrowRight className="icon" aria-hidden="true" />
				</button>
			</div>
			<Choice name="plan" chosen={asked.plan} />
			<Choice name="state" chosen={asked.state} />
			<Choice name="since" chosen={asked.since} />
			<select
				key={`sort ${asked.sort}`}
				className="input"
				name="sort"
				defaultValue={asked.sort}
				aria-label={t('people_sort')}
			>
				{PEOPLE_SORTS.map((one) => (
					<option key={one} value={one}>
						{t(SORT_WORDS[one])}
					</option>
				))}
			</select>
			<button className="button button-secondary" type="submit">
				{t('people_show')}
			</button>
		</Form>
	)
}

/** A plan is called the same in both languages. */
function titleOf(key: string): string {
	const tier = TIERS.find((one) => one === key)
	return tier ? PLANS[tier].title : key
}

function Choice({ name, chosen }: { name: keyof typeof CHOICES; chosen: string | null }) {
	const { t } = useWords()
	const { label, any, of, words } = CHOICES[name]
	const wordOf = new Map<string, MessageId>(Object.entries(words))
	return (
		<select
			key={`${name} ${chosen}`}
			className="input"
			name={name}
			defaultValue={chosen ?? ''}
			aria-label={t(label)}
		>
			<option value="">{t(any)}</option>
			{of.map((one) => (
				<option key={one} value={one}>
					{wordOf.has(one) ? t(wordOf.get(one) ?? any) : titleOf(one)}
				</option>
			))}
		</select>
	)
}
