import '../styles/category-desk.css'
import '../styles/desk-list.css'
import '../styles/desk-table.css'
import '../styles/versions.css'
import type { LibraryState } from '~/features/library/versions/listing'
import { type MessageId, useWords } from '~/i18n/words'

const STATE_WORDS = {
	draft: 'desk_state_draft',
	scheduled: 'desk_state_scheduled',
	published: 'desk_state_published',
	withdrawn: 'desk_state_withdrawn',
} as const satisfies Record<LibraryState, MessageId>

/** Where a prompt stands, by word and sign. */
export function PromptState({ state }: { state: LibraryState }) {
	const { t } = useWords()
	return (
		<span className="prompt-state" data-state={state}>
			{t(STATE_WORDS[state])}
		</span>
	)
}
