import { type ReactNode, useId } from 'react'
import { useWords } from '~/i18n/words'
import type { Answerer } from './use-answerer'

/** Which model answers, and in which role: named or chosen where there is something to choose. It counts from the next message on. */
export function AnswererChoice({
	answerer: { models, model, setModel, roles, role, setRole },
}: {
	answerer: Answerer
}) {
	const { t } = useWords()
	return (
		<>
			{models.length < 2 ? (
				<span className="meta composer-model">{models[0]?.label}</span>
			) : (
				<Choice name="model" label={t('chat_model')} value={model} onChoose={setModel}>
					{models.map(({ id, label, weight }) => (
						<option key={id} value={id}>
							{weight > 1 ? t('chat_model_weight', { label, count: weight }) : label}
						</option>
					))}
				</Choice>
			)}
			{roles.length === 0 ? null : (
				<Choice name="role" label={t('chat_role')} value={role} onChoose={setRole}>
					<option value="">{t('chat_role_none')}</option>
					{roles.map(({ id, name }) => (
						<option key={id} value={id}>
							{name}
						</option>
					))}
				</Choice>
			)}
		</>
	)
}

function Choice({
	name,
	label,
	value,
	onChoose,
	children,
}: {
	name: string
	label: string
	value: string
	onChoose: (value: string) => void
	children: ReactNode
}) {
	const id = useId()
	return (
		<>
			<label className="visually-hidden" htmlFor={id}>
				{label}
			</label>
			<select
				className="input composer-model"
				id={id}
				name={name}
				value={value}
				onChange={({ currentTarget }) => onChoose(currentTarget.value)}
			>
				{children}
			</select>
		</>
	)
}
