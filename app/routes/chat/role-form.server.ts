import type { MemberWith } from '~/core/viewer'
import { readInstruction, setInstruction } from '~/features/chat/roles/instruction.server'
import { InstructionInput, RoleInput } from '~/features/chat/roles/role'
import { addRole, changeRole, listRoles } from '~/features/chat/roles/role.server'
import { INSTRUCTION, type RoleAnswer } from '~/features/chat/roles/role-answer'
import { SeenMoment } from '~/i18n/moment.server'
import type { MessageId } from '~/i18n/words'
import { fieldErrors } from '~/requests/form-problem.server'

type Legend = MemberWith<'chat'>
/** What was done, or what is wrong with which field. */
type Saved = { done: MessageId } | { errors: RoleAnswer['errors'] }

/** Takes the form of the instruction for every conversation. Refuses as `setInstruction` does. */
export async function saveInstruction(legend: Legend, form: FormData): Promise<Saved> {
	const isOn = form.get('isOn') === 'on'
	const input = InstructionInput.safeParse({ isOn, instruction: form.get('instruction') })
	if (!input.success) return { errors: fieldErrors(input.error) }
	await setInstruction(legend, input.data, SeenMoment.parse(form.get('seenAt')))
	return { done: isOn ? 'chat_instruction_on_done' : 'chat_instruction_off_done' }
}

/** Takes the form of a role. Refuses as `addRole` and `changeRole` do. */
export async function saveRole(
	legend: Legend,
	form: FormData,
	{ id, isNew }: { id: string; isNew: boolean },
): Promise<Saved> {
	const input = RoleInput.safeParse({ name: form.get('name'), instruction: form.get('instruction') })
	if (!input.success) return { errors: fieldErrors(input.error) }
	if (isNew) await addRole(legend, id, input.data)
	else await changeRole(legend, id, input.data, SeenMoment.parse(form.get('seenAt')))
	return { done: isNew ? 'chat_role_added' : 'chat_role_saved' }
}

/** What is stored in place of what a form had seen, where that is why it was refused. */
export async function storedInstead(
	legend: Legend,
	form: string,
	problem: MessageId,
): Promise<RoleAnswer['stored'] | null> {
	if (problem === 'chat_instruction_changed' && form === INSTRUCTION) return readInstruction(legend)
	if (problem !== 'chat_role_changed') return null
	return (await listRoles(legend)).find(({ id }) => id === form) ?? null
}
