import { ChevronDown } from 'lucide-react'
import type { AnsweredQuestion } from '~/features/articles/article'
import { useWords } from '~/i18n/words'

/** The questions that the plans raise, the first one open; they open and close without scripts. */
export function PlanQuestions({ questions }: { questions: readonly AnsweredQuestion[] }) {
	const { t } = useWords()
	return (
		<section className="section pb-(--section)" aria-labelledby="questions-title">
			<div className="wrap split">
				<h2 id="questions-title">{t('before_you_decide')}</h2>
				<div>
					{questions.map(({ id, question, html }, position) => (
						<details key={id} className="how" open={position === 0}>
							<summary>
								<h3>{question}</h3>
								<ChevronDown className="icon" aria-hidden="true" />
							</summary>
							{/* biome-ignore lint/security/noDangerouslySetInnerHtml: our own words, rendered on the server */}
							<div className="in" dangerouslySetInnerHTML={{ __html: html }} />
						</details>
					))}
				</div>
			</div>
		</section>
	)
}
