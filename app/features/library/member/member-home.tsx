import './words/load'
import { ArrowRight, Search } from 'lucide-react'
import type { ReactNode } from 'react'
import { Form, href, Link } from 'react-router'
import { LOCALE } from '~/i18n/language'
import { useWords } from '~/i18n/words'
import type { ListedPrompt } from '../prompt'
import { PromptGrid } from '../ui/prompt-grid'
import { GoOn } from './go-on'
import styles from './member-home.css?url'
import type { UsedPrompt } from './recent'

export interface MemberHomeData {
	userId: string
	/** The name to greet with, where it is known. */
	name: string | null
	/** The person's calendar day, and which part of it. */
	today: string
	part: 'morning' | 'afternoon' | 'evening'
	used: readonly UsedPrompt[]
	favorites: readonly ListedPrompt[]
	newest: readonly ListedPrompt[]
}

/** What the home page begins with for somebody who is signed in (docs/product.md#library). */
export default function MemberHome({
	home,
	newest,
}: {
	home: MemberHomeData
	/** Rows of what is new. */
	newest: ReactNode
}) {
	const { t, language } = useWords()
	const { userId, name, today, part, used, favorites } = home
	const day = new Intl.DateTimeFormat(LOCALE[language], {
		weekday: 'long',
		month: 'long',
		day: 'numeric',
		timeZone: 'UTC',
	}).format(new Date(today))
	return (
		<div className="wrap member-home">
			<link rel="stylesheet" href={styles} precedence="page" />
			<div className="hello">
				<div>
					<p className="meta cap">{day}</p>
					<h1>{name ? t('greeting_named', { part, name }) : t('greeting', { part })}</h1>
				</div>
				<Form className="search" role="search" action={href('/categories')}>
					<Search className="icon" aria-hidden="true" />
					<input
						className="input"
						type="search"
						name="q"
						aria-label={t('search_prompts')}
						placeholder={t('search_placeholder')}
					/>
				</Form>
			</div>
			<Part
				title={t('go_on')}
				more={
					used.length > 0 ? { to: `${href('/profile')}?tab=used`, label: t('everything_you_used') } : null
				}
				name="go-on"
			>
				<GoOn used={used} today={today} userId={userId} />
			</Part>
			<Part
				title={t('nav_favorites')}
				more={{ to: `${href('/profile')}?tab=favorites`, label: t('all_favorites') }}
				name="favorites"
			>
				{favorites.length > 0 ? (
					<PromptGrid prompts={favorites} columns={4} heading="h3" />
				) : (
					<p className="muted">{t('no_favorites_here')}</p>
				)}
			</Part>
			<Part
				title={t('new_prompts')}
				more={{ to: `${href('/categories')}?sort=newest`, label: t('newest_prompts') }}
				name="new"
			>
				{newest}
			</Part>
		</div>
	)
}

function Part({
	title,
	more,
	name,
	children,
}: {
	title: string
	more: { to: string; label: string } | null
	name: string
	children: ReactNode
}) {
	const id = `member-${name}`
	return (
		<section aria-labelledby={id}>
			<div className="section-head">
				<h2 id={id}>{title}</h2>
				{more ? (
					<Link className="more-link" to={more.to} prefetch="intent">
						{more.label}
						<ArrowRight className="icon" aria-hidden="true" />
					</Link>
				) : null}
			</div>
			{children}
		</section>
	)
}
