import { isEditor, opens, type Viewer } from '~/core/viewer'

/**
 * Whether someone may read a prompt's text: free ones are open, premium ones are for subscribers, admins and the
 * author (docs/product.md#library).
 */
export function canReadText(viewer: Viewer, prompt: { isPremium: boolean; createdBy?: string }): boolean {
	if (!prompt.isPremium) return true
	if (viewer.isAdmin || opens(viewer, 'advanced_prompts')) return true
	return viewer.userId !== null && viewer.userId === prompt.createdBy
}

/** Whether someone may edit and remove a created prompt: its author, and admins (docs/product.md#library). */
export function canEditPrompt(viewer: Viewer, prompt: { createdBy: string }): boolean {
	return viewer.isAdmin || viewer.userId === prompt.createdBy
}

/** Whether someone may see a created prompt that is hidden: who may edit it, and who decides about reports. */
export function canSeeHidden(viewer: Viewer, prompt: { createdBy: string }): boolean {
	return isEditor(viewer) || canEditPrompt(viewer, prompt)
}
