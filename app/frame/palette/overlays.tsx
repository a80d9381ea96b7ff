import './words/load'
import './palette.css'
import type { Viewer } from '~/core/viewer'
import { CommandPalette } from './command-palette'
import { ShortcutList } from './shortcut-list'
import type { Overlay } from './shortcuts'

/** What the shortcuts open over a page. */
export function PaletteOverlays({
	shown,
	viewer,
	onShow,
}: {
	shown: Overlay
	viewer: Viewer
	onShow: (shown: Overlay | null) => void
}) {
	const close = () => onShow(null)
	return shown === 'palette' ? (
		<CommandPalette viewer={viewer} onClose={close} onShowShortcuts={() => onShow('list')} />
	) : (
		<ShortcutList onClose={close} />
	)
}
