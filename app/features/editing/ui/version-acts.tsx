import { Form, Link } from 'react-router'
import { useWords } from '~/i18n/words'
import type { VersionSide } from '../versions'
import { editorAddress, versionsAddress } from './desk-address'

/** What can be done with the text that is shown; what readers would notice asks first. */
export function VersionActs({
	id,
	side,
	acts: { canRestore, canWithdraw, isScheduled },
}: {
	id: string
	side: VersionSide
	acts: VersionActsShown
}) {
	const { t } = useWords()
	if (side === 'draft') {
		return (
			<div className="version-foot">
				<Link className="button button-secondary" to={editorAddress(id)}>
					{t('versions_edit')}
				</Link>
			</div>
		)
	}
	if (side === 'offer') {
		return (
			<div className="version-foot">
				<Link className="button button-primary" to={versionsAddress(id, { version: 'offer', ask: 'take' })}>
					{t('versions_take')}
				</Link>
				<Link
					className="button button-secondary"
					to={versionsAddress(id, { version: 'offer', ask: 'decline' })}
				>
					{t('versions_decline')}
				</Link>
				<p className="hint">{t('versions_offer_text')}</p>
			</div>
		)
	}
	if (!canRestore && !canWithdraw && !isScheduled) return null
	return (
		<div className="version-foot">
			{canRestore ? (
				<>
					<Link
						className="button button-secondary"
						to={versionsAddress(id, { version: side, ask: 'restore' })}
					>
						{t('versions_restore', { version: side })}
					</Link>
					<p className="hint">{t('versions_restore_hint')}</p>
				</>
			) : null}
			{isScheduled ? (
				<Form method="post" preventScrollReset>
					<input type="hidden" name="intent" value="unschedule" />
					<button className="button button-secondary" type="submit">
						{t('editor_unschedule')}
					</button>
				</Form>
			) : null}
			{canWithdraw ? (
				<Link
					className="button button-secondary"
					to={versionsAddress(id, { version: side, ask: 'withdraw' })}
				>
					{t('editor_withdraw')}
				</Link>
			) : null}
		</div>
	)
}

export interface VersionActsShown {
	/** Readers had this prompt, and now get another version or none. */
	canRestore: boolean
	/** It is what readers get. */
	canWithdraw: boolean
	/** It waits for its day. */
	isScheduled: boolean
}
