import { Bell, BellOff, SlidersHorizontal, Volume2, VolumeX } from 'lucide-react'
import { useWords } from '~/i18n/words'
import { useToast } from '~/ui/toast'
import type { useNotices } from './clock-notices'
import type { useSound } from './clock-sound'

/** How the clock is heard of, and how long its phases are. */
export function ClockTools({
	sound,
	notices,
	isReady,
	onLengths,
}: {
	sound: ReturnType<typeof useSound>
	notices: ReturnType<typeof useNotices>
	isReady: boolean
	onLengths: () => void
}) {
	const { t } = useWords()
	const showToast = useToast()
	const [SoundIcon, NoticeIcon] = [sound.isOn ? Volume2 : VolumeX, notices.isOn ? Bell : BellOff]

	async function toggleNotices() {
		if (!(await notices.toggle())) showToast('clock_notices_forbidden', { kind: 'error' })
	}

	return (
		<span className="clock-tools needs-script">
			<button
				className="icon-button"
				type="button"
				aria-label={t('clock_lengths')}
				disabled={!isReady}
				aria-keyshortcuts="D"
				onClick={onLengths}
			>
				<SlidersHorizontal className="icon" aria-hidden="true" />
			</button>
			<button
				className="icon-button"
				type="button"
				aria-label={t('clock_sound')}
				aria-pressed={sound.isOn}
				aria-keyshortcuts="M"
				onClick={sound.toggle}
			>
				<SoundIcon className="icon" aria-hidden="true" />
			</button>
			{notices.isSupported ? (
				<button
					className="icon-button"
					type="button"
					aria-label={t('clock_notices')}
					aria-pressed={notices.isOn}
					aria-keyshortcuts="B"
					onClick={() => void toggleNotices()}
				>
					<NoticeIcon className="icon" aria-hidden="true" />
				</button>
			) : null}
		</span>
	)
}
