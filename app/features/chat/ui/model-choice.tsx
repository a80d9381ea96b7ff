import { useId } from 'react'
import { useWords } from '~/i18n/words'
import type { ChatModel } from '../chat'

/** Which model answers: named where there is one, chosen where there are several. It counts from the next message on. */
export function ModelChoice({
	models,
	model,
	onModel,
}: {
	models: readonly ChatModel[]
	model: string
	onModel: (model: string) => void
}) {
	const { t } = useWords()
	const id = useId()
	const [only] = models
	if (models.length < 2) return <span className="meta composer-model">{only?.label}</span>
	return (
		<>
			<label className="visually-hidden" htmlFor={id}>
				{t('chat_model')}
			</label>
			<select
				className="input composer-model"
				id={id}
				name="model"
				value={model}
				onChange={({ currentTarget }) => onModel(currentTarget.value)}
			>
				{models.map(({ id: value, label, weight }) => (
					<option key={value} value={value}>
						{weight > 1 ? t('chat_model_weight', { label, count: weight }) : label}
					</option>
				))}
			</select>
		</>
	)
}
