import '~/i18n/areas/locker'
import type { ComponentProps } from 'react'
import { Dialog } from '~/components/ui/dialog'
import { useWords } from '~/i18n/words'
import { PromptEditor } from './prompt-editor'

/** New prompt and edit over the locker (spec 2). Closed without saving, it keeps what was typed for the next time. */
export function PromptDialog(editor: ComponentProps<typeof PromptEditor>) {
	const { t } = useWords()
	return (
		<Dialog title={editor.about ? t('edit_saved_prompt') : t('new_prompt')} isForm onClose={editor.onDone}>
			<PromptEditor {...editor} />
		</Dialog>
	)
}
