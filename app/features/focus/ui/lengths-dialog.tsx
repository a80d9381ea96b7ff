import { useState } from 'react'
import { useWords } from '~/i18n/words'
import { Dialog } from '~/ui/dialog'
import { type Lengths, lengthsOf, typedLengths, wrongLengths } from '../lengths'
import { LengthFields } from './length-fields'

/** Gives the clock of a session that goes on other lengths; it begins a round with them. */
export function LengthsDialog({
	lengths,
	onChoose,
	onClose,
}: {
	lengths: Lengths
	onChoose: (lengths: Lengths) => void
	onClose: () => void
}) {
	const { t } = useWords()
	const [typed, setTyped] = useState(() => typedLengths(lengths))
	const isWrong = wrongLengths(typed).length > 0
	return (
		<Dialog title={t('clock_lengths')} isForm onClose={onClose}>
			<form
				className="form"
				onSubmit={(event) => {
					event.preventDefault()
					if (!isWrong) onChoose(lengthsOf(typed))
				}}
			>
				<p className="muted">{t('clock_lengths_text')}</p>
				<LengthFields typed={typed} onChange={setTyped} />
				<div className="acts-r">
					<button className="button button-primary" type="submit" disabled={isWrong}>
						{t('use_lengths')}
					</button>
					<button className="button button-quiet" type="button" onClick={onClose}>
						{t('leave_task')}
					</button>
				</div>
			</form>
		</Dialog>
	)
}
