import { ArrowRight, Search } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { Form, href, Link } from 'react-router'
import { categories, categoryTitle } from '~/features/library/category'
import { type MessageId, useWords } from '~/i18n/words'
import { DESK_SHOWS, type DeskQuery, type DeskShow } from '../desk-list'

const SHOW_WORDS = {
	coming: 'desk_state_scheduled',
	drafts: 'desk_state_draft',
	published: 'desk_state_published',
	withdrawn: 'desk_state_withdrawn',
	offers: 'desk_with_offer',
} as const satisfies Record<DeskShow, MessageId>

/** What narrows the list, as a form whose answer has an address, and the way to a new prompt. */
export function DeskFilters({ asked }: { asked: DeskQuery }) {
	const { t, language } = useWords()
	const { q, show, category, plan } = asked
	const input = useRef<HTMLInputElement>(null)

	// The address may change by a link or the back button; the field keeps its element, and so its focus.
	useEffect(() => {
		if (input.current) input.current.value = q
	}, [q])

	return (
		<Form className="desk-filters" action={href('/admin')} role="search">
			<input type="hidden" name="tab" value="prompts" />
			<div className="search">
				<Search className="icon" aria-hidden="true" />
				<input
					ref={input}
					className="input"
					type="search"
					name="q"
					defaultValue={q}
					aria-label={t('desk_find')}
					placeholder={t('desk_find_hint')}
				/>
				<button className="icon-button" type="submit" aria-label={t('search')}>
					<ArrowRight className="icon" aria-hidden="true" />
				</button>
			</div>
			<select
				key={`show ${show}`}
				className="input"
				name="show"
				defaultValue={show ?? ''}
				aria-label={t('desk_state')}
			>
				<option value="">{t('desk_any_state')}</option>
				{DESK_SHOWS.map((one) => (
					<option key={one} value={one}>
						{t(SHOW_WORDS[one])}
					</option>
				))}
			</select>
			<select
				key={`category ${category}`}
				className="input"
				name="category"
				defaultValue={category ?? ''}
				aria-label={t('category')}
			>
				<option value="">{t('desk_any_category')}</option>
				{categories.map(({ id }) => (
					<option key={id} value={id}>
						{categoryTitle(id, language)}
					</option>
				))}
			</select>
			<select
				key={`plan ${plan}`}
				className="input"
				name="plan"
				defaultValue={plan ?? ''}
				aria-label={t('desk_access')}
			>
				<option value="">{t('desk_any_access')}</option>
				<option value="free">{t('desk_free')}</option>
				<option value="premium">{t('premium')}</option>
			</select>
			<button className="button button-secondary" type="submit">
				{t('desk_show')}
			</button>
			<Link className="button button-primary" to={href('/admin/prompts/new')}>
				<span aria-hidden="true">+</span>
				{t('desk_new_prompt')}
			</Link>
		</Form>
	)
}
