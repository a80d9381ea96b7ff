import { useMemo } from 'react'
import { KeptNote, OtherDrafts } from '~/features/authoring/ui/draft-notes'
import { clockOf } from '~/i18n/clock'
import { type MessageId, useWords } from '~/i18n/words'
import type { DeskPhase } from '../desk-state'
import type { Desk } from './use-desk'

const TROUBLE: { [Phase in DeskPhase]?: MessageId } = {
	failed: 'editor_not_saved',
	conflict: 'editor_not_saved_conflict',
	invalid: 'editor_not_saved_size',
	signed_out: 'editor_not_saved_signed_out',
	missing: 'editor_not_saved_missing',
}

/** What became of what is written: never that it is saved where it is not. */
export function SaveState({ desk: { phase, base }, timeZone }: { desk: Desk; timeZone: string }) {
	const { t, language } = useWords()
	const clock = useMemo(() => clockOf(language, timeZone), [language, timeZone])
	const trouble = TROUBLE[phase]
	return (
		<p role="status" className={trouble ? 'desk-trouble' : undefined} data-saving={phase}>
			{trouble
				? t(trouble)
				: phase === 'waiting'
					? t('editor_will_save')
					: phase === 'saving'
						? t('saving')
						: base.revision === null
							? t('editor_no_draft')
							: t('editor_saved_at', { time: clock.time(base.updatedAt), day: clock.day(base.updatedAt) })}
		</p>
	)
}

/** What this device kept of it: brought back, or to go on with. */
export function DeskKept({ desk: { isKept, others, writing } }: { desk: Desk }) {
	return (
		<>
			{isKept ? <KeptNote onDiscard={writing.startOver} /> : null}
			<OtherDrafts
				others={others.map(({ place, values: { en, pt } }) => ({
					place,
					title: en.title || pt.title,
					content: en.promptText || pt.promptText,
				}))}
				onTake={(place) => void writing.takeOther(place)}
			/>
		</>
	)
}
