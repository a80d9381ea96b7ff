import { ArrowRight } from 'lucide-react'
import { Link } from 'react-router'
import { type MessageId, useWords } from '~/i18n/words'
import type { DeskQuery, DeskSection, DeskShow } from '../desk-list'
import { deskAddress } from './desk-address'
import { DeskFilters } from './desk-filters'
import { DeskSigns, DeskTable, type ShownRow } from './desk-table'

export interface ShownSection extends Omit<DeskSection, 'rows'> {
	rows: readonly ShownRow[]
}

/** The library as its editors see it: what is coming first (docs/product.md#library). */
export function PromptDesk({
	asked,
	sections,
	offers,
	timeZone,
}: {
	asked: DeskQuery
	sections: readonly ShownSection[]
	offers: number
	timeZone: string
}) {
	const { t } = useWords()
	const isNarrowed = Boolean(asked.q || asked.category || asked.plan || asked.show)
	const total = sections.reduce((sum, section) => sum + section.total, 0)
	return (
		<>
			<DeskFilters asked={asked} />
			{offers > 0 && asked.show !== 'offers' ? (
				<p className="note note-kept">
					<span>
						{t('desk_offers_waiting', { count: offers })}{' '}
						<Link to={deskAddress({ show: 'offers' })}>{t('desk_offers_look')}</Link>
					</span>
				</p>
			) : null}
			{isNarrowed && total > 0 ? (
				<p className="meta" role="status">
					{t('desk_found', { count: total })}
				</p>
			) : null}
			{isNarrowed && total === 0 ? (
				<div className="desk-nothing" role="status" data-message="desk_nothing_found">
					<p>{t('desk_nothing_found')}</p>
					<Link className="button button-secondary" to={deskAddress()}>
						{t('desk_clear_filters')}
					</Link>
				</div>
			) : null}
			<DeskSigns />
			{sections.map((section) =>
				section.total > 0 || (section.show === 'coming' && !isNarrowed) ? (
					<DeskPart key={section.show} asked={asked} section={section} timeZone={timeZone} />
				) : null,
			)}
		</>
	)
}

const HEADINGS = {
	coming: 'admin_coming_soon',
	drafts: 'desk_drafts',
	published: 'desk_published',
	withdrawn: 'desk_withdrawn',
	offers: 'desk_with_offer',
} as const satisfies Record<DeskShow, MessageId>

function DeskPart({
	asked,
	section: { show, rows, total, page, pages },
	timeZone,
}: {
	asked: DeskQuery
	section: ShownSection
	timeZone: string
}) {
	const { t } = useWords()
	const headingId = `desk-${show}`
	const isComing = show === 'coming'
	return (
		<section aria-labelledby={headingId} data-message={isComing ? 'admin_coming_soon' : undefined}>
			<h2 className="desk-heading" id={headingId}>
				<span className="cap">{t(HEADINGS[show])}</span>
				<span className="desk-count">{total}</span>
			</h2>
			{isComing ? (
				<p className="hint">
					{total > 0 ? t('desk_times_in', { zone: timeZone }) : t('desk_nothing_coming')}
				</p>
			) : null}
			{show === 'withdrawn' ? <p className="hint">{t('desk_withdrawn_text')}</p> : null}
			{rows.length > 0 ? <DeskTable show={show} rows={rows} labelledBy={headingId} /> : null}
			{!asked.show && rows.length < total ? (
				<p>
					<Link className="more-link" to={deskAddress({ ...asked, show })}>
						{t('desk_show_all', { count: total })} <ArrowRight className="icon" aria-hidden="true" />
					</Link>
				</p>
			) : null}
			{pages > 1 ? <DeskPages asked={asked} page={page} pages={pages} /> : null}
		</section>
	)
}

function DeskPages({ asked, page, pages }: { asked: DeskQuery; page: number; pages: number }) {
	const { t } = useWords()
	return (
		<nav className="row pt-6" aria-label={t('pages')}>
			{page > 1 ? (
				<Link className="button button-secondary" rel="prev" to={deskAddress({ ...asked, page: page - 1 })}>
					{t('desk_previous_page')}
				</Link>
			) : null}
			<span className="meta">{t('desk_page_of', { page, pages })}</span>
			{page < pages ? (
				<Link className="button button-secondary" rel="next" to={deskAddress({ ...asked, page: page + 1 })}>
					{t('next_page')} <ArrowRight className="icon" aria-hidden="true" />
				</Link>
			) : null}
		</nav>
	)
}
