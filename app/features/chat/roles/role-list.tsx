import { Form, useNavigation } from 'react-router'
import { useWords } from '~/i18n/words'
import { Disclosure } from '~/ui/disclosure'
import { Field } from '~/ui/form/field'
import { FormProblem, useMistakeFocus } from '~/ui/form/form-problem'
import { TextField } from '~/ui/form/text-field'
import { useTypedOver } from '~/ui/form/typed-texts'
import { type ChatRole, LONGEST_INSTRUCTION, LONGEST_ROLE_NAME } from './role'
import { type Answered, NEW_ROLE, typedInto } from './role-answer'
import { StoredInstead } from './stored-instead'

/** A person's roles, each to be edited and removed, and a new one. */
export function RoleList({
	roles,
	userId,
	idempotencyKey,
	answer,
}: {
	roles: readonly ChatRole[]
	userId: string
	/** Under which a new one is sent. */
	idempotencyKey: string
	answer: Answered
}) {
	const { t } = useWords()
	return (
		<section className="box mt-6" aria-labelledby="chat-roles">
			<h2 id="chat-roles" className="text-h3">
				{t('chat_roles_title')}
			</h2>
			<p className="muted mt-2 mb-4">{t('chat_roles_text')}</p>
			{roles.map((role) => {
				const own = answer?.form === role.id ? answer : undefined
				return (
					<Disclosure key={`${role.id} ${role.updatedAt}`} title={role.name} isOpen={own !== undefined}>
						<RoleForm edited={role} userId={userId} answer={own} />
					</Disclosure>
				)
			})}
			<Disclosure
				key={idempotencyKey}
				title={t('chat_role_new')}
				isOpen={roles.length === 0 || answer?.form === NEW_ROLE}
			>
				<RoleForm
					edited={null}
					userId={userId}
					idempotencyKey={idempotencyKey}
					answer={answer?.form === NEW_ROLE ? answer : undefined}
				/>
			</Disclosure>
		</section>
	)
}

function RoleForm({
	edited,
	userId,
	idempotencyKey,
	answer,
}: {
	/** Null for a new one. */
	edited: ChatRole | null
	userId: string
	idempotencyKey?: string
	answer: Answered
}) {
	const { t } = useWords()
	const name = edited?.id ?? NEW_ROLE
	const form = useMistakeFocus(answer?.errors)
	const { formData } = useNavigation()
	const isBusy = formData?.get('form') === name || undefined
	const seen = useTypedOver(form, { name: typedInto(name), userId, seen: edited?.updatedAt ?? '' })
	return (
		<Form ref={form} method="post" className="form" preventScrollReset noValidate aria-label={edited?.name}>
			{answer?.problem ? (
				<FormProblem problem={answer.problem} values={answer.values} answer={answer} />
			) : null}
			<StoredInstead stored={answer?.stored} />
			<input type="hidden" name="form" value={name} />
			{edited ? (
				<input type="hidden" name="seenAt" value={answer?.stored?.updatedAt ?? seen} />
			) : (
				<input type="hidden" name="idempotencyKey" value={idempotencyKey} />
			)}
			<Field
				name="name"
				label={t('chat_role_name')}
				hint={t('chat_role_name_hint')}
				defaultValue={answer?.name ?? edited?.name}
				error={answer?.errors.name}
				values={{ most: LONGEST_ROLE_NAME }}
				autoComplete="off"
			/>
			<TextField
				name="instruction"
				label={t('chat_role_instruction')}
				hint={t('chat_role_instruction_hint', { most: LONGEST_INSTRUCTION })}
				rows={5}
				defaultValue={answer?.instruction ?? edited?.instruction}
				error={answer?.errors.instruction}
				values={{ most: LONGEST_INSTRUCTION }}
			/>
			<div className="acts-r">
				<button className="button button-primary" type="submit" name="intent" value="save" aria-busy={isBusy}>
					{t(edited ? 'chat_role_save' : 'chat_role_add')}
				</button>
				{edited ? (
					<button className="button button-quiet" type="submit" name="intent" value="remove">
						{t('chat_role_remove')}
					</button>
				) : null}
			</div>
		</Form>
	)
}
