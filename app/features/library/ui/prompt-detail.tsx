import { useWords } from '~/i18n/words'
import { Disclosure } from '~/ui/disclosure'
import type { PromptDetailWords } from '../prompt'

/** The longer record that a few prompts have: why it works, variations, pitfalls. */
export function PromptDetail({
	detail: { whyItWorks, variations, pitfalls },
	lang,
}: {
	detail: PromptDetailWords
	lang: string | undefined
}) {
	const { t } = useWords()
	return (
		<>
			<Disclosure title={t('why_it_works')} isOpen>
				<p lang={lang}>{whyItWorks}</p>
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

/** Guidance that is the same for every prompt; open at first. Whoever can't copy yet is told what comes then. */
export function HowToUse({ isLocked }: { isLocked: boolean }) {
	const { t } = useWords()
	return (
		<Disclosure title={t('how_to_use')} isOpen>
			{isLocked ? <p className="pb-3">{t('how_to_use_once_open')}</p> : null}
			<ol className="steps">
				<li>{t('how_to_use_1')}</li>
				<li>{t('how_to_use_2')}</li>
				<li>{t('how_to_use_3')}</li>
			</ol>
		</Disclosure>
	)
}
