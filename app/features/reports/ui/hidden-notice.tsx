import '../words/load'
import { useWords } from '~/i18n/words'

/** Tells a hidden prompt's author, and admins, that others don't see it, and why. */
export default function HiddenNotice({ word }: { word: string | null }) {
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
