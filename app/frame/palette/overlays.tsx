import './words/load'
import './palette.css'
import { X } from 'lucide-react'
import { useId } from 'react'
import type { Viewer } from '~/core/viewer'
import { type MessageId, useWords } from '~/i18n/words'
import { listensToSingleKeys, listenToSingleKeys } from '~/ui/single-keys'
import { CommandPalette } from './command-palette'
import type { Overlay } from './shortcuts'
import { useModal } from './use-modal'

/** What the shortcuts open over a page. */
export function PaletteOverlays({
	shown,
	takeTyped,
	viewer,
	onShow,
}: {
	shown: Overlay
	/** Hands over what was typed before the palette's field was there. */
	takeTyped: () => string
	viewer: Viewer
	onShow: (shown: Overlay | null) => void
}) {
	const close = () => onShow(null)
	return shown === 'palette' ? (
		<CommandPalette
			takeTyped={takeTyped}
			viewer={viewer}
			onClose={close}
			onShowShortcuts={() => onShow('list')}
		/>
	) : (
		<ShortcutList onClose={close} />
	)
}

const isApple = /Mac|iPhone|iPad/.test(navigator.userAgent)

const SHORTCUTS: readonly { keys: readonly string[]; does: MessageId }[] = [
	{ keys: [isApple ? '⌘ K' : 'Ctrl K'], does: 'shortcut_palette' },
	{ keys: ['/'], does: 'search_prompts' },
	{ keys: ['?'], does: 'shortcut_list' },
	{ keys: ['↑', '↓', 'Enter', 'Esc'], does: 'shortcut_search' },
	{ keys: ['←', '→'], does: 'shortcut_tabs' },
	{ keys: ['Enter', 'Shift Enter'], does: 'shortcut_chat' },
	{ keys: ['/'], does: 'shortcut_chat_prompts' },
	{ keys: ['P'], does: 'shortcut_focus_pause' },
	{ keys: ['S'], does: 'shortcut_focus_step' },
	{ keys: ['R'], does: 'shortcut_focus_restart' },
	{ keys: ['N'], does: 'shortcut_focus_task' },
	{ keys: ['U'], does: 'shortcut_focus_prompt' },
	{ keys: ['T'], does: 'shortcut_focus_title' },
	{ keys: ['L'], does: 'shortcut_focus_lost' },
	{ keys: ['D'], does: 'shortcut_focus_lengths' },
	{ keys: ['M', 'B'], does: 'shortcut_focus_told' },
	{ keys: ['1', '2', '3'], does: 'shortcut_focus_tabs' },
	{ keys: ['E'], does: 'shortcut_focus_end' },
	{ keys: ['Esc'], does: 'shortcut_close' },
]

/** Every shortcut there is, and the switch for the one that is a single key. */
function ShortcutList({ onClose }: { onClose: () => void }) {
	const { t } = useWords()
	const title = useId()
	const dialog = useModal()
	return (
		// biome-ignore lint/a11y/useKeyWithClickEvents: the browser closes a modal dialog by Escape itself
		<dialog
			ref={dialog}
			className="dialog shortcut-list"
			aria-labelledby={title}
			onClose={onClose}
			onClick={(event) => event.target === event.currentTarget && event.currentTarget.close()}
		>
			<h2 id={title}>{t('keyboard_shortcuts')}</h2>
			<button
				className="icon-button"
				type="button"
				aria-label={t('close')}
				onClick={() => dialog.current?.close()}
			>
				<X className="icon" aria-hidden="true" />
			</button>
			<dl>
				{SHORTCUTS.map(({ keys, does }) => (
					<div key={does}>
						<dt>
							{keys.map((key) => (
								<kbd key={key}>{key}</kbd>
							))}
						</dt>
						<dd>{t(does)}</dd>
					</div>
				))}
			</dl>
			<label className="check">
				<input
					type="checkbox"
					defaultChecked={listensToSingleKeys()}
					onChange={(event) => listenToSingleKeys(event.currentTarget.checked)}
				/>
				{t('shortcut_question_mark')}
			</label>
		</dialog>
	)
}
