import { Link } from 'react-router'
import { useWords } from '~/i18n/words'
import type { ShownVersion, VersionSide } from '../versions'
import { versionsAddress } from './desk-address'
import { PromptState } from './prompt-state'

/** The texts of a prompt, the newest first: what is being written, what its file offers, then its versions. */
export function VersionList({
	id,
	versions,
	current,
	next,
	isFirstPage,
}: {
	id: string
	versions: readonly ShownVersion[]
	current: VersionSide
	/** The list goes on with those before this one. */
	next: number | null
	isFirstPage: boolean
}) {
	const { t, language } = useWords()
	return (
		<nav aria-label={t('versions_title')}>
			<ol className="version-list">
				{versions.map(({ side, isFile, by, when, note, state }) => (
					<li key={side}>
						<Link
							to={versionsAddress(id, { version: side, text: language })}
							aria-current={side === current ? 'true' : undefined}
							preventScrollReset
						>
							<b>
								{typeof side === 'number' ? (
									<>
										<span className="visually-hidden">{t('desk_version')} </span>
										{side}
									</>
								) : side === 'draft' ? (
									'…'
								) : (
									'+'
								)}
							</b>
							<span>
								<strong>
									{side === 'draft'
										? t('desk_state_draft')
										: side === 'offer'
											? t('desk_newer_file')
											: (note ?? t(isFile ? 'desk_from_file' : 'versions_no_note'))}
								</strong>
								<span className="meta mono">{by ? `${when}, ${by}` : when}</span>
								{state ? <PromptState state={state} /> : null}
							</span>
						</Link>
					</li>
				))}
			</ol>
			{next !== null || !isFirstPage ? (
				<p className="row pt-5">
					{isFirstPage ? null : (
						<Link className="button button-secondary button-small" to={versionsAddress(id)}>
							{t('versions_newest')}
						</Link>
					)}
					{next !== null ? (
						<Link
							className="button button-secondary button-small"
							rel="next"
							to={versionsAddress(id, { before: next })}
						>
							{t('versions_older')}
						</Link>
					) : null}
				</p>
			) : null}
		</nav>
	)
}
