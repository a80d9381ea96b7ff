import { href, Link } from 'react-router'
import { type MessageId, useWords } from '~/i18n/words'
import { Breadcrumb } from '~/ui/breadcrumb'
import { FormProblem } from '~/ui/form/form-problem'
import type { ShownRecordLine, ShownVersion, ShownVersionText, VersionAsk } from '../versions'
import { deskAddress, editorAddress, versionsAddress } from './desk-address'
import { LibraryVersionList } from './library-version-list'
import { PromptState } from './prompt-state'
import { VersionActs, type VersionActsShown } from './version-acts'
import { AskVersion, type VersionsAnswer } from './version-ask'
import { VersionSheet } from './version-sheet'

export interface VersionsDesk {
	id: string
	title: string
	/** Its page, while readers get it. */
	page: string | null
	state: ShownVersion['state']
	scheduledFor: string | null
	hasOffer: boolean
	digest: string
	versions: readonly ShownVersion[]
	next: number | null
	isFirstPage: boolean
	shown: ShownVersionText
	acts: VersionActsShown
	ask: VersionAsk | null
	record: readonly ShownRecordLine[]
}

const ACTION_WORDS: ReadonlyMap<string, MessageId> = new Map([
	['create', 'versions_did_create'],
	['draft', 'versions_did_draft'],
	['discard', 'versions_did_discard'],
	['publish', 'versions_did_publish'],
	['publish_scheduled', 'versions_did_publish_scheduled'],
	['schedule', 'versions_did_schedule'],
	['unschedule', 'versions_did_unschedule'],
	['withdraw', 'versions_did_withdraw'],
	['restore', 'versions_did_restore'],
	['move', 'versions_did_move'],
	['order', 'versions_did_order'],
	['take_offer', 'versions_did_take_offer'],
	['decline_offer', 'versions_did_decline_offer'],
	['import', 'versions_did_import'],
	['pick_sample', 'versions_did_pick_sample'],
	['unpick_sample', 'versions_did_unpick_sample'],
])

/** All that a prompt of the library ever said, what differs, and what was done to it. */
export function VersionsPage({ desk, answer }: { desk: VersionsDesk; answer: VersionsAnswer | undefined }) {
	const { t } = useWords()
	const { id, title, page, state, scheduledFor, hasOffer, shown, acts, ask, record } = desk
	return (
		<div className="wrap">
			<Breadcrumb
				crumbs={[
					{ label: t('admin'), to: href('/admin') },
					{ label: t('admin_prompts'), to: deskAddress() },
					{ label: title, to: editorAddress(id) },
					{ label: t('versions_title') },
				]}
			/>
			<div className="account-page versions">
				<div className="version-top">
					<div>
						<h1>{t('versions_title')}</h1>
						<p className="muted">{title}</p>
					</div>
					<p className="row">
						{state ? <PromptState state={state} /> : null}
						{scheduledFor ? <span className="meta">{scheduledFor}</span> : null}
						<Link to={href('/admin/prompts/:id/runs', { id })}>{t('versions_see_runs')}</Link>
						{page ? <Link to={page}>{t('versions_see_page')}</Link> : null}
					</p>
				</div>
				{hasOffer && shown.side !== 'offer' ? (
					<p className="note note-kept">
						<span>
							{t('versions_offer_waits')}{' '}
							<Link to={versionsAddress(id, { version: 'offer' })}>{t('versions_offer_look')}</Link>
						</span>
					</p>
				) : null}
				{answer?.problem && !ask ? <FormProblem problem={answer.problem} answer={answer} /> : null}
				<div className="version-columns">
					<LibraryVersionList
						id={id}
						versions={desk.versions}
						current={shown.side}
						next={desk.next}
						isFirstPage={desk.isFirstPage}
					/>
					<div className="version-right">
						{ask ? (
							<AskVersion
								key={`${ask} ${shown.side}`}
								id={id}
								ask={ask}
								side={shown.side}
								digest={desk.digest}
								isPublished={state === 'published'}
								answer={answer}
							/>
						) : null}
						<VersionSheet id={id} shown={shown}>
							{ask ? null : <VersionActs id={id} side={shown.side} acts={acts} />}
						</VersionSheet>
						<details className="version-record">
							<summary>{t('versions_record')}</summary>
							<Record lines={record} />
						</details>
					</div>
				</div>
			</div>
		</div>
	)
}

function Record({ lines }: { lines: readonly ShownRecordLine[] }) {
	const { t } = useWords()
	if (lines.length === 0) return <p>{t('versions_record_empty')}</p>
	return (
		<ul>
			{lines.map(({ id, when, action, version, by }) => {
				const words = ACTION_WORDS.get(action)
				return (
					<li key={id}>
						<b>{words ? t(words) : action}</b>
						{version === null ? null : <span>{t('versions_number', { version })}</span>}
						<span className="meta">{by ? `${when}, ${by}` : when}</span>
					</li>
				)
			})}
		</ul>
	)
}
