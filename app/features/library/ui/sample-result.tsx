import { Bot, Pencil } from 'lucide-react'
import { monthOf } from '~/i18n/month'
import { useWords } from '~/i18n/words'
import '../words/load'
import type { Sample } from '../prompt'

/** What the prompt gave once, unedited, from which answers, and where it would have to be corrected: all in one language. */
export default function SampleResult({
	sample: { writtenOn, isOfEarlierVersion, answers, html, corrections },
	lang,
}: {
	sample: Sample
	lang: string | undefined
}) {
	const { t, day, language } = useWords()
	return (
		<section className="wrap sample" aria-labelledby="sample-title">
			<h2 id="sample-title">{t('sample_title')}</h2>
			<div className="sample-sheet">
				<p className="sample-label">
					<Bot className="icon" aria-hidden="true" />
					<span>
						<b>{t('sample_label')}</b>
						<span className="meta">{t('sample_written_on', { day: day(writtenOn) })}</span>
						{isOfEarlierVersion ? (
							<span className="meta">{t('sample_earlier', { month: monthOf(writtenOn, language) })}</span>
						) : null}
					</span>
				</p>
				{/* biome-ignore lint/security/noDangerouslySetInnerHtml: written by our own renderer, which escapes what the answer holds. */}
				<div className="sample-text" lang={lang} dangerouslySetInnerHTML={{ __html: html }} />
			</div>
			<div className="sample-side">
				<div>
					<h3>{t('sample_answers')}</h3>
					<dl className="sample-answers" lang={lang}>
						{answers.map(({ label, answer }) => (
							<div key={label}>
								<dt>{label}</dt>
								<dd>{answer}</dd>
							</div>
						))}
					</dl>
				</div>
				<div>
					<h3>{t('sample_corrections')}</h3>
					<ul className="sample-corrections" lang={lang}>
						{corrections.map((correction) => (
							<li key={correction}>
								<Pencil className="icon icon-small" aria-hidden="true" />
								<span>{correction}</span>
							</li>
						))}
					</ul>
				</div>
			</div>
		</section>
	)
}
