import {
	Archive,
	CornerDownLeft,
	FilePen,
	Library,
	Lock,
	type LucideIcon,
	MessagesSquare,
	PenLine,
	Search,
	Timer,
} from 'lucide-react'
import { type ReactNode, useEffect, useEffectEvent, useId, useLayoutEffect, useState } from 'react'
import type { Viewer } from '~/core/viewer'
import { Glyph } from '~/features/library/ui/glyph'
import { MarkedText } from '~/features/library/ui/marked-text'
import type { OwnFind, OwnKind } from '~/features/search/own-finds'
import { LANGUAGE_TAG, nextLanguage } from '~/i18n/language'
import { type MessageId, useWords } from '~/i18n/words'
import { useModal } from './use-modal'
import { keyOf, nameOf, type PaletteEntry, type PaletteRow, usePalette } from './use-palette'

/** One field for everything: prompts by search, screens and settings by name. A combobox: the field keeps the focus. */
export function CommandPalette({
	takeTyped,
	viewer,
	onClose,
	onShowShortcuts,
}: {
	takeTyped: () => string
	viewer: Viewer
	onClose: () => void
	onShowShortcuts: () => void
}) {
	const { t } = useWords()
	const id = useId()
	const [typed, setTyped] = useState('')
	const take = useEffectEvent(takeTyped)
	// Before the dialog takes the focus, which would look as if the person had turned elsewhere, and before the next key.
	useLayoutEffect(() => setTyped(take()), [])
	const dialog = useModal()
	const { groups, rows, active, isLoading, handleKey, choose } = usePalette(typed, viewer, {
		close: () => dialog.current?.close(),
		showShortcuts: onShowShortcuts,
	})
	useEffect(() => {
		document.getElementById(`${id}-${active}`)?.scrollIntoView({ block: 'nearest' })
	}, [id, active])

	return (
		// biome-ignore lint/a11y/useKeyWithClickEvents: the browser closes a modal dialog by Escape itself
		<dialog
			ref={dialog}
			className="palette"
			aria-label={t('palette')}
			onClose={onClose}
			onClick={(event) => event.target === event.currentTarget && event.currentTarget.close()}
		>
			<div className="palette-field">
				<Search className="icon" aria-hidden="true" />
				<input
					autoFocus
					className="input"
					role="combobox"
					aria-label={t('palette')}
					aria-describedby={`${id}-hint`}
					aria-autocomplete="list"
					aria-expanded={rows.length > 0}
					aria-controls={`${id}-list`}
					aria-activedescendant={rows.length > 0 ? `${id}-${active}` : undefined}
					placeholder={t('palette_placeholder')}
					autoComplete="off"
					spellCheck={false}
					value={typed}
					onChange={(event) => setTyped(event.currentTarget.value)}
					onKeyDown={handleKey}
				/>
			</div>
			<div
				className="palette-list"
				id={`${id}-list`}
				role="listbox"
				aria-label={t('suggestions')}
				aria-busy={isLoading}
			>
				{groups.map(({ label, rows: ofGroup, first }) => (
					// biome-ignore lint/a11y/useSemanticElements: a group of options, not of form controls
					<div key={label} role="group" aria-label={t(label)}>
						<p className="meta" aria-hidden="true">
							{t(label)}
						</p>
						{ofGroup.map((row, place) => (
							// biome-ignore lint/a11y/useKeyWithClickEvents: the field keeps the focus and takes the keys
							// biome-ignore lint/a11y/useFocusableInteractive: the field keeps the focus and takes the keys
							<div
								key={keyOf(row)}
								id={`${id}-${first + place}`}
								role="option"
								aria-selected={first + place === active}
								className={first + place === active ? 'menu-item is-on' : 'menu-item'}
								data-cat={'category' in row ? row.category : undefined}
								onPointerDown={(event) => event.preventDefault()}
								onClick={() => choose(row)}
							>
								<RowText row={row} />
							</div>
						))}
					</div>
				))}
				{rows.length === 0 && !isLoading ? <p className="muted">{t('palette_nothing')}</p> : null}
			</div>
			<p className="meta" id={`${id}-hint`}>
				{t('palette_hint')}
			</p>
			<p className="visually-hidden" role="status">
				{isLoading ? '' : t('palette_results', { count: rows.length })}
			</p>
		</dialog>
	)
}

function RowText({ row }: { row: PaletteRow }): ReactNode {
	const { t, language } = useWords()
	if (!('titleParts' in row)) return <EntryText entry={row} />
	if ('kind' in row) return <OwnText find={row} />
	return (
		<>
			<Glyph category={row.category} />
			<span lang={row.language === language ? undefined : LANGUAGE_TAG[row.language]}>
				<MarkedText parts={row.titleParts} />
			</span>
			{row.isOpen ? null : <Lock className="icon icon-small" role="img" aria-label={t('locked')} />}
		</>
	)
}

const OWN: Record<OwnKind, { Icon: LucideIcon; label: MessageId }> = {
	saved: { Icon: Archive, label: 'palette_saved' },
	created: { Icon: PenLine, label: 'palette_created' },
	draft: { Icon: FilePen, label: 'palette_draft' },
	conversation: { Icon: MessagesSquare, label: 'palette_conversation' },
	session: { Icon: Timer, label: 'palette_session' },
	collection: { Icon: Library, label: 'palette_collection' },
}

function OwnText({ find: { kind, titleParts } }: { find: OwnFind }) {
	const { t } = useWords()
	const { Icon, label } = OWN[kind]
	return (
		<>
			<Icon className="icon icon-small" aria-hidden="true" />
			<span>
				<MarkedText parts={titleParts} />
			</span>
			<span className="meta">{t(label)}</span>
		</>
	)
}

function EntryText({ entry }: { entry: PaletteEntry }) {
	const { t, language } = useWords()
	const isForeign = entry.kind === 'action' && entry.action === 'switch-language'
	return (
		<>
			<CornerDownLeft className="icon icon-small" aria-hidden="true" />
			<span lang={isForeign ? LANGUAGE_TAG[nextLanguage(language)] : undefined}>
				{nameOf(entry, t, language)}
			</span>
		</>
	)
}
