import { ArrowRight } from 'lucide-react'
import { Form, href, Link, useNavigation } from 'react-router'
import { planOpens } from '~/core/plans'
import { useOwnPlan } from '~/features/billing/ui/subscription-check'
import { ShareButtons } from '~/features/library/ui/share-buttons'
import { LANGUAGE_TAG } from '~/i18n/language'
import { useWords } from '~/i18n/words'
import { Avatar } from '~/ui/avatar'
import { Breadcrumb } from '~/ui/breadcrumb'
import type { SharedCollection } from '../collection'
import { SharedPromptRow } from './shared-prompt-row'

/** A collection as whoever has the link sees it: the prompts in their order, with what its author says of each. */
export function SharedView({
	collection,
	url,
	price,
}: {
	collection: SharedCollection
	/** The address that is shared. */
	url: string
	/** What a month of the plan costs that opens all of it. */
	price: string
}) {
	const { t, language, day } = useWords()
	const { title, description, author, updatedAt, prompts, isOwn, isHidden, slug } = collection
	const lang = collection.language === language ? undefined : LANGUAGE_TAG[collection.language]
	const [first] = prompts.flatMap(({ card }) => card ?? [])
	const open = prompts.filter(({ card, saved }) => saved !== null || card?.isOpen).length
	return (
		<div className="wrap pb-(--section)">
			{isOwn ? (
				<Breadcrumb crumbs={[{ label: t('nav_collections'), to: href('/collections') }, { label: title }]} />
			) : null}
			{isHidden ? (
				<p className="note note-kept mt-4" data-message="collection_closed">
					{t('collection_closed')}
				</p>
			) : null}
			<div className="collection-head">
				<h1 lang={lang}>{title}</h1>
				{description ? (
					<p className="collection-lead" lang={lang}>
						{description}
					</p>
				) : null}
				<div className="collection-bar">
					<div className="collection-author">
						{author ? <Avatar name={author} url={null} /> : null}
						<span>
							{author ? <b>{author}</b> : null}
							<span className="muted text-small">
								{t('collection_count', { count: prompts.length })},{' '}
								{t('collection_changed', { day: day(updatedAt.slice(0, 10)) })}
							</span>
						</span>
					</div>
					<div className="row">
						{first ? (
							<Link className="button button-primary" to={href('/prompt/:id', { id: first.address })}>
								<span>{t('collection_begin_reading')}</span>
								<ArrowRight className="icon" aria-hidden="true" />
							</Link>
						) : null}
						<SaveAll count={prompts.length} />
						<ShareButtons title={title} text={null} url={url} />
					</div>
				</div>
			</div>
			{prompts.length === 0 ? <p className="muted pt-8">{t('collection_nothing')}</p> : null}
			<ol className="collection-steps">
				{prompts.map((one, at) => (
					<SharedPromptRow key={one.id} one={one} at={at} lang={lang} />
				))}
			</ol>
			{open < prompts.length ? (
				<div className="note note-kept collection-offer" data-message="collection_locked">
					<span>{t('collection_locked', { open, count: prompts.length })}</span>
					<Link className="button button-secondary" to={href('/pricing')}>
						{t('collection_see_creator', { price })}
					</Link>
				</div>
			) : null}
			<p className="hint pt-4">
				{author ? t('collection_by', { author }) : t('collection_by_somebody')}{' '}
				{isOwn ? null : (
					<Link to={href('/c/:id/report', { id: slug })} rel="nofollow">
						{t('collection_report')}
					</Link>
				)}
			</p>
		</div>
	)
}

/** For who has a locker: keeps all of it there. */
function SaveAll({ count }: { count: number }) {
	const { t } = useWords()
	const plan = useOwnPlan()
	const isBusy = useNavigation().formMethod === 'POST'
	if (!plan || !planOpens(plan.tier, 'locker') || count === 0) return null
	return (
		<Form method="post" preventScrollReset>
			<button className="button button-secondary" type="submit" aria-busy={isBusy || undefined}>
				{t('collection_save_all')}
			</button>
		</Form>
	)
}
