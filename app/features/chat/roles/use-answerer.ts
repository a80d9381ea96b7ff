import { useState } from 'react'
import type { ChatModel } from '../chat'
import type { RoleName } from './role'

/** What may answer in a conversation, and what does. */
export interface Answerers {
	models: readonly ChatModel[]
	model: string
	roles: readonly RoleName[]
	/** An empty one for none. */
	role: string
}

/** The same as it is chosen on the screen: it counts from the next message on. */
export interface Answerer extends Answerers {
	setModel: (model: string) => void
	setRole: (role: string) => void
}

/** Begins in each conversation with what that has; a role that is gone is none. */
export function useAnswerer({ models, model, roles, role }: Answerers, openId: string | null): Answerer {
	const [chosen, setChosen] = useState({ model, role, openId })
	if (chosen.openId !== openId) setChosen({ model, role, openId })
	const isThere = roles.some(({ id }) => id === chosen.role)
	return {
		models,
		roles,
		model: chosen.model,
		role: isThere ? chosen.role : '',
		setModel: (next) => setChosen({ ...chosen, model: next }),
		setRole: (next) => setChosen({ ...chosen, role: next }),
	}
}
