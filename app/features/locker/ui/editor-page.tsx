import { type ComponentProps, useState } from 'react'
import { useNavigate } from 'react-router'
import type { LockerCategory } from '../locker'
import { PromptEditor } from './prompt-editor'

type EditorProps = ComponentProps<typeof PromptEditor>

/** The form of a saved prompt as a page of its own: an address leads to it, and it works without scripts. */
export function EditorPage({
	categories: known,
	...editor
}: Pick<
	EditorProps,
	'userId' | 'prompt' | 'about' | 'idempotencyKey' | 'answer' | 'cancelTo' | 'categories'
>) {
	const navigate = useNavigate()
	const [added, setAdded] = useState<readonly LockerCategory[]>([])
	const isNew = ({ id }: LockerCategory) => known.every((category) => category.id !== id)
	return (
		<PromptEditor
			{...editor}
			categories={[...known, ...added.filter(isNew)]}
			onCategory={(category) => setAdded((all) => [...all, category])}
			onSaved={() => undefined}
			onDone={() => void navigate(editor.cancelTo)}
		/>
	)
}
