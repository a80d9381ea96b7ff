import { tabChannel } from '~/ui/tab-channel'
import type { Marks } from './marks'

/** A mark that the server has taken, for the person's other tabs. */
export interface Marked {
	kind: keyof Marks
	promptId: string
	isSet: boolean
	/** Whose mark it is: a tab may still show somebody else. */
	userId: string
}

export const marksChannel = tabChannel<Marked>('marks')
