import { useWords } from '~/i18n/words'
import { VersionList } from '~/ui/version-list'
import type { ShownVersion, VersionSide } from '../versions'
import { versionsAddress } from './desk-address'
import { PromptState } from './prompt-state'

/** The texts of a prompt, the newest first: what is being written, what its file offers, then its versions. */
export function LibraryVersionList({
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
		<VersionList
			label={t('versions_title')}
			items={versions.map(({ side, isFile, by, when, note, state }) => ({
				key: side,
				to: versionsAddress(id, { version: side, text: language }),
				isCurrent: side === current,
				mark:
					typeof side === 'number' ? (
						<>
							<span className="visually-hidden">{t('desk_version')} </span>
							{side}
						</>
					) : side === 'draft' ? (
						'…'
					) : (
						'+'
					),
				about: (
					<>
						<strong>
							{side === 'draft'
								? t('desk_state_draft')
								: side === 'offer'
									? t('desk_newer_file')
									: (note ?? t(isFile ? 'desk_from_file' : 'versions_no_note'))}
						</strong>
						<span className="meta mono">{by ? `${when}, ${by}` : when}</span>
						{state ? <PromptState state={state} /> : null}
					</>
				),
			}))}
			newest={isFirstPage ? null : { to: versionsAddress(id), label: t('versions_newest') }}
			older={next === null ? null : { to: versionsAddress(id, { before: next }), label: t('versions_older') }}
		/>
	)
}
