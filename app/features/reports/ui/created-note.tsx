import '../words/load'
import { href, Link } from 'react-router'
import type { PromptPage } from '~/features/library/prompt'
import { useWords } from '~/i18n/words'

/** What the page of a created prompt says beside it: to its author how often it was read, to all the way to report it, or, where it is hidden, that it is and why. */
export default function CreatedNote({ prompt: { id, hidden, counts, canEdit } }: { prompt: PromptPage }) {
	if (hidden) return <HiddenNotice word={hidden.word} />
	return (
		<>
			{counts ? <OwnCounts counts={counts} /> : null}
			{canEdit ? null : <ReportLink id={id} />}
		</>
	)
}

function OwnCounts({ counts }: { counts: NonNullable<PromptPage['counts']> }) {
	const { t } = useWords()
	return (
		<p className="meta mt-8" data-message="own_counts">
			{t('own_counts', counts)}
		</p>
	)
}

function ReportLink({ id }: { id: string }) {
	const { t } = useWords()
	return (
		<p className="meta mt-8">
			<Link to={href('/prompt/:id/report', { id })} rel="nofollow">
				{t('report_prompt')}
			</Link>
		</p>
	)
}

function HiddenNotice({ word }: { word: string | null }) {
	const { t } = useWords()
	return (
		<div className="wrap pt-6">
			<div className="note note-kept" data-message="hidden_prompt">
				<div>
					<p>{t('hidden_prompt')}</p>
					{word ? (
						<>
							<p className="pt-2">{t('hidden_prompt_why')}</p>
							<p className="whitespace-pre-wrap wrap-anywhere">{word}</p>
						</>
					) : null}
				</div>
			</div>
		</div>
	)
}
