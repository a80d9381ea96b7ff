import type { MessageId, MessageValues } from '~/i18n/words'
import type { Unsent } from '~/ui/form/unsent'
import type { OwnInstruction } from './role'

/** Which of the forms it is: of the instruction, of a new role, or of the role with this id. */
export const INSTRUCTION = 'instruction'
export const NEW_ROLE = 'new'

/** What comes back of a form that was not taken. */
export interface RoleAnswer {
	form: string
	name: string
	instruction: string
	isOn: boolean
	errors: { name?: MessageId; instruction?: MessageId }
	/** Why it was refused as a whole. */
	problem?: MessageId
	values?: MessageValues | undefined
	/** What is stored instead, where somebody changed it meanwhile; another try has seen it. */
	stored?: Pick<OwnInstruction, 'instruction' | 'updatedAt'> & { name?: string }
}

/** The answer to one of the forms, or none. */
export type Answered = (RoleAnswer & Partial<Unsent>) | undefined

/** Under which what is typed into a form is kept in its tab. */
export const typedInto = (form: string) => `chat-role-${form}`
