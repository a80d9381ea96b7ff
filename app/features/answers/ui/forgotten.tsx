import { useWords } from '~/i18n/words'
import type { useForgetting } from './use-forgetting'

/** Says that something is forgotten, and brings it back; then the focus needs another place. */
export function Forgotten({
	undo,
	focusBack,
}: {
	undo: ReturnType<typeof useForgetting>['undo']
	focusBack: () => void
}) {
	const { t } = useWords()
	return (
		<p className="forgotten" role="status">
			{undo ? (
				<>
					{t('forgotten_count', { count: undo.count })}{' '}
					<button
						className="button button-secondary button-small"
						type="button"
						ref={undo.button}
						onClick={() => {
							undo.run()
							focusBack()
						}}
					>
						{t('undo')}
					</button>
				</>
			) : null}
		</p>
	)
}
