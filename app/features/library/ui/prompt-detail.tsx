import { useWords } from '~/i18n/words'
import { Disclosure } from '~/ui/disclosure'
import { writtenAt } from '../blanks'
import type { Blank, PromptDetailWords } from '../prompt'

/** The longer record that a few prompts have: why it works, a worked example, variations, pitfalls. */
export function PromptDetail({
	detail: { whyItWorks, example, variations, pitfalls },
	blanks,
	lang,
}: {
	detail: PromptDetailWords
	blanks: readonly Blank[]
	lang: string | undefined
}) {
	const { t } = useWords()
	return (
		<>
			<Disclosure title={t('why_it_works')} isOpen>
				<p lang={lang}>{whyItWorks}</p>
			</Disclosure>
			<Disclosure title={t('worked_example')}>
				<h3 className="sub-title">{t('example_blanks')}</h3>
				<dl className="example-blanks" lang={lang}>
					{blanks.map(({ name, label }) => (
						<div key={name}>
							<dt>{label}</dt>
							<dd>{writtenAt(name, example.filled)}</dd>
						</div>
					))}
				</dl>
				<h3 className="sub-title">{t('example_answer')}</h3>
				<div className="example-answer" lang={lang}>
					{example.answer}
				</div>
			</Disclosure>
			<Disclosure title={t('variations')}>
				<dl className="variations" lang={lang}>
					{variations.map(({ title, change }) => (
						<div key={title}>
							<dt>{title}</dt>
							<dd>{change}</dd>
						</div>
					))}
				</dl>
			</Disclosure>
			<Disclosure title={t('pitfalls')}>
				<ul className="pitfalls" lang={lang}>
					{pitfalls.map((pitfall) => (
						<li key={pitfall}>{pitfall}</li>
					))}
				</ul>
			</Disclosure>
		</>
	)
}

/** Guidance that is the same for every prompt; open at first. */
export function HowToUse() {
	const { t } = useWords()
	return (
		<Disclosure title={t('how_to_use')} isOpen>
			<ol className="steps">
				<li>{t('how_to_use_1')}</li>
				<li>{t('how_to_use_2')}</li>
				<li>{t('how_to_use_3')}</li>
			</ol>
		</Disclosure>
	)
}
