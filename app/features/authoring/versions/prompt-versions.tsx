import { type ReactNode, useEffect, useRef } from 'react'
import { Form, href, Link, useNavigation } from 'react-router'
import { type MessageId, type MessageValues, useWords } from '~/i18n/words'
import { Breadcrumb } from '~/ui/breadcrumb'
import { FormProblem } from '~/ui/form/form-problem'
import { SubmitButton } from '~/ui/form/submit-button'
import { TextField } from '~/ui/form/text-field'
import { type Unsent, useAnswer } from '~/ui/form/unsent'
import { LONGEST_PROMPT } from '../prompt-form'
import type { PromptVersionLine, ShownPromptVersion } from './prompt-version'
import { PromptVersionList } from './prompt-version-list'
import { PromptVersionText } from './prompt-version-text'
import { createdVersionsAddress } from './versions-address'

/** What comes back of a version that was not restored: what was typed, and why. */
export interface VersionAnswer extends Partial<Unsent> {
	note?: string
	error?: MessageId
	problem?: MessageId
	values?: MessageValues | undefined
}

/** All that a created prompt said and is kept, what differs, and the way back to it. */
export function PromptVersions({
	id,
	title,
	lines,
	newest,
	next,
	isFirstPage,
	shown,
	isAsked,
	seenAt,
	most,
	megabytes,
	answer,
	compared,
}: {
	id: string
	title: string
	lines: readonly PromptVersionLine[]
	/** What readers get; null where no version is kept. */
	newest: number | null
	next: number | null
	isFirstPage: boolean
	shown: ShownPromptVersion | null
	isAsked: boolean
	seenAt: string
	most: number
	megabytes: number
	answer: VersionAnswer | undefined
	/** What differs, drawn. */
	compared: ReactNode
}) {
	const { t } = useWords()
	return (
		<div className="wrap">
			<Breadcrumb
				crumbs={[{ label: title, to: href('/prompt/:id', { id }) }, { label: t('created_versions') }]}
			/>
			<div className="account-page versions">
				<div className="version-top">
					<div>
						<h1>{t('created_versions')}</h1>
						<p className="muted">{t('created_versions_text', { most, megabytes })}</p>
					</div>
					<Link className="button button-secondary button-small" to={href('/prompt/:id/edit', { id })}>
						{t('edit_prompt')}
					</Link>
				</div>
				{shown ? (
					<div className="version-columns">
						<PromptVersionList
							id={id}
							lines={lines}
							newest={newest}
							current={shown.number}
							next={next}
							isFirstPage={isFirstPage}
						/>
						<div className="version-right">
							{isAsked ? (
								<AskRestore
									key={shown.number}
									id={id}
									number={shown.number}
									seenAt={seenAt}
									answer={answer}
								/>
							) : null}
							<PromptVersionText
								id={id}
								shown={shown}
								others={lines.map(({ number }) => number)}
								compared={compared}
							>
								{isAsked || shown.number === newest ? null : (
									<div className="version-foot">
										<Link
											className="button button-secondary"
											to={createdVersionsAddress(id, { version: shown.number, ask: 'restore' })}
										>
											{t('created_versions_restore', { version: shown.number })}
										</Link>
									</div>
								)}
							</PromptVersionText>
						</div>
					</div>
				) : (
					<p>{t('created_versions_none')}</p>
				)}
			</div>
		</div>
	)
}

/** Asks before readers get another text, with the safe way first. */
function AskRestore({
	id,
	number,
	seenAt,
	answer: given,
}: {
	id: string
	number: number
	/** As of when the prompt was seen. */
	seenAt: string
	answer: VersionAnswer | undefined
}) {
	const { t } = useWords()
	const answer = useAnswer(given)
	const heading = useRef<HTMLHeadingElement>(null)
	const isBusy = useNavigation().formMethod === 'POST'
	useEffect(() => heading.current?.focus(), [])
	return (
		<section className="version-ask box" aria-labelledby="version-ask">
			<h2 className="text-h3" id="version-ask" ref={heading} tabIndex={-1}>
				{t('created_versions_ask', { version: number })}
			</h2>
			<p>{t('created_versions_ask_text')}</p>
			<Form method="post" className="form" noValidate preventScrollReset>
				{answer?.problem ? (
					<FormProblem problem={answer.problem} values={answer.values} answer={answer} />
				) : null}
				<input type="hidden" name="version" value={number} />
				<input type="hidden" name="seenAt" value={seenAt} />
				<TextField
					name="note"
					label={
						<>
							{t('version_note')} <span className="optional">({t('optional')})</span>
						</>
					}
					rows={1}
					defaultValue={answer?.note}
					hint={t('version_note_hint')}
					error={answer?.error}
					values={{ most: LONGEST_PROMPT.note }}
				/>
				<div className="acts-r">
					<Link className="button button-secondary" to={createdVersionsAddress(id, { version: number })}>
						{t('created_versions_keep')}
					</Link>
					<SubmitButton
						isBusy={isBusy}
						label={t('created_versions_restore', { version: number })}
						busyLabel={t('saving')}
					/>
				</div>
			</Form>
		</section>
	)
}
