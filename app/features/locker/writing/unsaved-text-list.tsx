import '../words/load'
import { useEffect, useMemo, useState } from 'react'
import { draftBrowser } from '~/core/drafts/draft-browser'
import type { KeptDraft } from '~/core/drafts/drafts'
import { UnsavedText } from '~/features/authoring/ui/unsaved-text'
import { useWords } from '~/i18n/words'
import type { Written } from '../locker-form'
import { lockerDrafts } from './locker-drafts'

/**
 * What somebody was writing when its tab was closed, its prompt was deleted elsewhere, or their plan ended: it is on this
 * device, and stays readable. It is looked for anew whenever `moment` is another.
 */
export function UnsavedTextList({
	userId,
	moment,
	onContinue,
}: {
	userId: string
	moment?: unknown
	onContinue?: (kept: KeptDraft<Written>) => void
}) {
	const { t } = useWords()
	const drafts = useMemo(() => lockerDrafts(draftBrowser, userId), [userId])
	const [kept, setKept] = useState<readonly KeptDraft<Written>[]>([])
	// biome-ignore lint/correctness/useExhaustiveDependencies: looked for at each moment
	useEffect(() => {
		let isOver = false
		drafts.left(drafts.list()).then((left) => isOver || setKept(left))
		return () => {
			isOver = true
		}
	}, [drafts, moment])
	if (kept.length === 0) return null

	async function discard(place: string) {
		await drafts.discard(place)
		setKept(await drafts.left(drafts.list()))
	}

	return (
		<section className="tip my-8" data-message="unsaved_texts">
			<h2 className="text-h3">{t('unsaved_texts')}</h2>
			<ul>
				{kept.map((one) => (
					<UnsavedText
						key={one.place}
						{...one.values}
						{...(onContinue
							? { onContinue: () => onContinue(one), onDiscard: () => void discard(one.place) }
							: {})}
					/>
				))}
			</ul>
		</section>
	)
}
