import { useRef } from 'react'
import { useWords } from '~/i18n/words'
import { CopyButton, selectText } from '~/ui/copy-button'
import type { ListedOperation, ListedParameter, ParameterValues } from './api-listing'

/** One thing that a program can ask for, as the description tells it. */
export function Operation({
	operation: { id, title, text, address, parameters },
}: {
	operation: ListedOperation
}) {
	return (
		<section className="operation" aria-labelledby={id}>
			<h3 id={id}>{title}</h3>
			<p>
				<code>GET {address}</code>
			</p>
			<p>{text}</p>
			<Parameters parameters={parameters} title={title} />
		</section>
	)
}

function Parameters({ parameters, title }: { parameters: readonly ListedParameter[]; title: string }) {
	const { t } = useWords()
	return (
		// biome-ignore lint/a11y/useSemanticElements: a group, as its section is a landmark of this name already
		// biome-ignore lint/a11y/noNoninteractiveTabindex: who has no mouse scrolls it by keyboard
		<div className="table-scroll" role="group" aria-label={title} tabIndex={0}>
			<table>
				<thead>
					<tr>
						<th scope="col">{t('api_parameter')}</th>
						<th scope="col">{t('api_parameter_meaning')}</th>
						<th scope="col">{t('api_parameter_values')}</th>
					</tr>
				</thead>
				<tbody>
					{parameters.map(({ name, meaning, isRequired, values, fallback }) => (
						<tr key={name}>
							<td>
								<code>{name}</code>
								{isRequired ? <small> {t('api_required')}</small> : null}
							</td>
							<td>{meaning}</td>
							<td>
								<Values values={values} />
								{fallback === null ? null : <small> ({t('api_defaults_to', { value: fallback })})</small>}
							</td>
						</tr>
					))}
				</tbody>
			</table>
		</div>
	)
}

function Values({ values }: { values: ParameterValues }) {
	const { t } = useWords()
	if (values.kind === 'words') return t('api_one_of', { values: values.words.join(', ') })
	if (values.kind === 'number') return t('api_whole_number', { from: values.from, to: values.to })
	return t('api_text_values')
}

/** A command for a terminal, character by character what is copied. */
export function Command({ text }: { text: string }) {
	const { t } = useWords()
	const shown = useRef<HTMLPreElement>(null)
	return (
		<div className="command">
			{/* biome-ignore lint/a11y/noNoninteractiveTabindex: who has no mouse scrolls it by keyboard */}
			<pre ref={shown} className="mono" tabIndex={0}>
				{text}
			</pre>
			<CopyButton
				className="button-secondary button-small"
				text={text}
				label={t('copy_command')}
				onFail={() => selectText(shown.current)}
			/>
		</div>
	)
}
