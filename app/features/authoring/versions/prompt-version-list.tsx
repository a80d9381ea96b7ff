import { useWords } from '~/i18n/words'
import { VersionList } from '~/ui/version-list'
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
		<VersionList
			label={t('created_versions')}
			items={lines.map(({ number, by, when, note, restoredFrom }) => ({
				key: number,
				to: createdVersionsAddress(id, { version: number }),
				isCurrent: number === current,
				mark: (
					<>
						<span className="visually-hidden">{t('created_version', { version: number })}</span>
						<span aria-hidden="true">{number}</span>
					</>
				),
				about: (
					<>
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
					</>
				),
			}))}
			newest={isFirstPage ? null : { to: createdVersionsAddress(id), label: t('created_versions_newest') }}
			older={
				next === null
					? null
					: { to: createdVersionsAddress(id, { before: next }), label: t('created_versions_older') }
			}
		/>
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
