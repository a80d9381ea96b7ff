import { Form, useNavigation } from 'react-router'
import { useWords } from '~/i18n/words'
import { FormProblem, useMistakeFocus } from '~/ui/form/form-problem'
import { TextField } from '~/ui/form/text-field'
import { useTypedOver } from '~/ui/form/typed-texts'
import { LONGEST_INSTRUCTION, type OwnInstruction } from './role'
import { type Answered, INSTRUCTION, typedInto } from './role-answer'
import { StoredInstead } from './stored-instead'

/** What the chat is to keep in mind in every conversation; off at first. */
export function InstructionForm({
	own,
	userId,
	answer,
}: {
	own: OwnInstruction
	userId: string
	answer: Answered
}) {
	const { t } = useWords()
	const form = useMistakeFocus(answer?.errors)
	const { formData } = useNavigation()
	const seen = useTypedOver(form, { name: typedInto(INSTRUCTION), userId, seen: own.updatedAt ?? '' })
	return (
		<section className="box" aria-labelledby="chat-instruction">
			<h2 id="chat-instruction" className="text-h3">
				{t('chat_instruction_own')}
			</h2>
			<Form ref={form} method="post" className="form mt-4" preventScrollReset noValidate>
				{answer?.problem ? (
					<FormProblem problem={answer.problem} values={answer.values} answer={answer} />
				) : null}
				<StoredInstead stored={answer?.stored} />
				<input type="hidden" name="form" value={INSTRUCTION} />
				<input type="hidden" name="seenAt" value={answer?.stored?.updatedAt ?? seen} />
				<TextField
					name="instruction"
					label={t('chat_instruction_label')}
					hint={t('chat_instruction_hint', { most: LONGEST_INSTRUCTION })}
					rows={5}
					defaultValue={answer?.instruction ?? own.instruction}
					error={answer?.errors.instruction}
					values={{ most: LONGEST_INSTRUCTION }}
				/>
				<label className="check">
					<input type="checkbox" name="isOn" defaultChecked={answer?.isOn ?? own.isOn} />
					<span>{t('chat_instruction_on')}</span>
				</label>
				<div className="acts-r">
					<button
						className="button button-primary"
						type="submit"
						name="intent"
						value="instruct"
						aria-busy={formData?.get('form') === INSTRUCTION || undefined}
					>
						{t('chat_instruction_save')}
					</button>
				</div>
			</Form>
		</section>
	)
}
