import '../words/load'
import type { ComponentProps } from 'react'
import { useWords } from '~/i18n/words'
import { Dialog } from '~/ui/dialog'
import { PromptEditor } from './prompt-editor'

/** New prompt and edit over the locker. Closed without saving, it keeps what was typed for the next time. */
export function PromptDialog(editor: ComponentProps<typeof PromptEditor>) {
	const { t } = useWords()
	return (
		<Dialog title={editor.about ? t('edit_saved_prompt') : t('new_prompt')} isForm onClose={editor.onDone}>
			<PromptEditor {...editor} />
		</Dialog>
	)
}
