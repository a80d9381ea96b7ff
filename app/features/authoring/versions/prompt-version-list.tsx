import { Link } from 'react-router'
import { useWords } from '~/i18n/words'
import type { PromptVersionLine, VersionWriter } from './prompt-version'
import { createdVersionsAddress } from './versions-address'

/** The versions of a created prompt, the newest first. */
export function PromptVersionList({
	id,
	lines,
	newest,
	current,
	next,
	isFirstPage,
}: {
	id: string
	lines: readonly PromptVersionLine[]
	/** What readers get. */
	newest: number | null
	current: number
	/** The list goes on with those before this one. */
	next: number | null
	isFirstPage: boolean
}) {
	const { t } = useWords()
	const nameOf = useWriterName()
	return (
		<nav aria-label={t('created_versions')}>
			<ol className="version-list">
				{lines.map(({ number, by, when, note, restoredFrom }) => (
					<li key={number}>
						<Link
							to={createdVersionsAddress(id, { version: number })}
							aria-current={number === current ? 'true' : undefined}
							preventScrollReset
						>
							<b>
								<span className="visually-hidden">{t('created_version', { version: number })}</span>
								<span aria-hidden="true">{number}</span>
							</b>
							<span>
								<strong>
									{note ??
										(restoredFrom !== null
											? t('created_versions_restored', { version: restoredFrom })
											: t(number === 1 ? 'created_versions_first' : 'created_versions_without_note'))}
								</strong>
								<span className="meta mono">{`${when}, ${nameOf(by)}`}</span>
								{note && restoredFrom !== null ? (
									<span className="meta">{t('created_versions_restored', { version: restoredFrom })}</span>
								) : null}
								{number === newest ? <span className="meta">{t('created_versions_now')}</span> : null}
							</span>
						</Link>
					</li>
				))}
			</ol>
			{next !== null || !isFirstPage ? (
				<p className="row pt-5">
					{isFirstPage ? null : (
						<Link className="button button-secondary button-small" to={createdVersionsAddress(id)}>
							{t('created_versions_newest')}
						</Link>
					)}
					{next !== null ? (
						<Link
							className="button button-secondary button-small"
							rel="next"
							to={createdVersionsAddress(id, { before: next })}
						>
							{t('created_versions_older')}
						</Link>
					) : null}
				</p>
			) : null}
		</nav>
	)
}

function useWriterName(): (by: VersionWriter) => string {
	const { t } = useWords()
	return (by) => {
		if (by.kind === 'named') return by.name
		if (by.kind === 'you') return t('created_versions_you')
		return t(by.kind === 'admin' ? 'created_versions_admin' : 'created_versions_left')
	}
}
