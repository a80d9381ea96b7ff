import { z } from 'zod'
import { trimmed } from '~/core/trimmed'
import type { MessageId } from '~/i18n/words'

/** How many roles a person keeps, and how long their texts may be. */
export const MOST_ROLES = 20
export const LONGEST_ROLE_NAME = 60
export const LONGEST_INSTRUCTION = 2_000

const says = (error: MessageId) => ({ error })

/** Everything but line breaks and tabs: PostgreSQL stores no zero byte. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is taken out
const CONTROL = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]/g

const Text = z
	.string()
	.transform((text) => trimmed(text.replaceAll('\r\n', '\n').replace(CONTROL, '').toWellFormed()))
	.refine((text) => text.length <= LONGEST_INSTRUCTION, says('chat_instruction_too_long'))

const Instruction = Text.refine((text) => text !== '', says('chat_instruction_blank'))

/** What a form says of a role. */
export const RoleInput = z.object({
	name: z
		.string()
		.transform((name) => trimmed(name.replace(CONTROL, ' ').toWellFormed().replace(/\s+/g, ' ')))
		.refine((name) => name !== '', says('chat_role_name_blank'))
		.refine((name) => name.length <= LONGEST_ROLE_NAME, says('chat_role_name_too_long')),
	instruction: Instruction,
})
export type RoleInput = z.infer<typeof RoleInput>

/** What a form says of the instruction for every conversation: without one there is nothing to turn on. */
export const InstructionInput = z.discriminatedUnion('isOn', [
	z.object({ isOn: z.literal(true), instruction: Instruction }),
	z.object({ isOn: z.literal(false), instruction: Text }),
])
export type InstructionInput = z.infer<typeof InstructionInput>

/** A role as its person chooses it. */
export interface RoleName {
	id: string
	name: string
}

/** The same as it is edited. */
export interface ChatRole extends RoleName {
	instruction: string
	/** ISO 8601: when it was written. */
	updatedAt: string
}

/** What the chat is to keep in mind in every conversation. */
export interface OwnInstruction {
	instruction: string
	isOn: boolean
	/** ISO 8601; null where there never was one. */
	updatedAt: string | null
}
