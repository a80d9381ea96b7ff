import './runs.css'
import { href, Link } from 'react-router'
import { deskAddress, editorAddress } from '~/features/editing/ui/desk-address'
import { LANGUAGE_NAME, LANGUAGE_TAG, LANGUAGES } from '~/i18n/language'
import { useWords } from '~/i18n/words'
import { Breadcrumb } from '~/ui/breadcrumb'
import { RunSheet, type RunsAnswer } from './run-sheet'
import type { RunLine, RunSide, RunsDesk, ShownRun } from './runs'
import { runsAddress } from './runs-address'

/** What services answered to a prompt of the library, over its versions and models, two at a time. */
export function RunsPage({ desk, answer }: { desk: RunsDesk; answer: RunsAnswer | undefined }) {
	const { t } = useWords()
	const { id, title, content, lines, isCut, left, right, picked, hasFile } = desk
	const nameOf = ({ model, version }: Pick<ShownRun, 'model' | 'version'>) =>
		model === null || version === null ? t('runs_by_file') : t('runs_by_model', { model, version })
	return (
		<div className="wrap">
			<Breadcrumb
				crumbs={[
					{ label: t('admin'), to: href('/admin') },
					{ label: t('admin_prompts'), to: deskAddress() },
					{ label: title, to: editorAddress(id) },
					{ label: t('runs_title') },
				]}
			/>
			<div className="account-page runs">
				<div>
					<h1>{t('runs_title')}</h1>
					<p className="muted">{t('runs_text')}</p>
				</div>
				<nav className="version-toggle justify-self-start" aria-label={t('runs_language')}>
					{LANGUAGES.map((language) => (
						<Link
							key={language}
							to={runsAddress(id, { text: language })}
							lang={LANGUAGE_TAG[language]}
							aria-current={language === content ? 'true' : undefined}
							preventScrollReset
						>
							{LANGUAGE_NAME[language]}
						</Link>
					))}
				</nav>
				{lines.length === 0 ? <p data-message="runs_none">{t('runs_none', { id })}</p> : null}
				<ul className="run-list">
					{lines.map((line) => (
						<Run key={line.id} line={line} name={nameOf(line)} desk={desk} />
					))}
					{hasFile && lines.length > 0 ? (
						<li>
							<span>
								<b>{t('runs_by_file')}</b>
								{picked === null ? <span className="meta">{t('runs_picked')}</span> : null}
							</span>
							<Sides side="file" name={t('runs_by_file')} desk={desk} />
						</li>
					) : null}
				</ul>
				{isCut ? <p className="meta">{t('runs_cut')}</p> : null}
				<div className="run-pair">
					{[left, right].map((run, at) =>
						run ? (
							<RunSheet
								key={run.side}
								run={run}
								content={content}
								picked={picked}
								answer={answer}
								name={nameOf(run)}
								place={t(at === 0 ? 'runs_left' : 'runs_right')}
							/>
						) : null,
					)}
				</div>
			</div>
		</div>
	)
}

function Run({ line, name, desk }: { line: RunLine; name: string; desk: RunsDesk }) {
	const { t } = useWords()
	const { id, when, met, judged, isPicked } = line
	return (
		<li>
			<span>
				<b>{name}</b>
				<span className="meta mono">{when}</span>
				<span className="meta">{t('runs_met', { met, judged })}</span>
				{isPicked ? <span className="meta">{t('runs_picked')}</span> : null}
			</span>
			<Sides side={id} name={`${name}, ${when}`} desk={desk} />
		</li>
	)
}

/** The ways to put a run on one side. */
function Sides({ side, name, desk }: { side: RunSide; name: string; desk: RunsDesk }) {
	const { t } = useWords()
	const { id, content: text, left, right } = desk
	return (
		<span className="row">
			<Link
				className="button button-quiet button-small"
				to={runsAddress(id, { text, left: side, right: right?.side })}
				aria-label={t('runs_left_named', { run: name })}
				aria-current={left?.side === side ? 'true' : undefined}
				preventScrollReset
			>
				{t('runs_left')}
			</Link>
			<Link
				className="button button-quiet button-small"
				to={runsAddress(id, { text, left: left?.side, right: side })}
				aria-label={t('runs_right_named', { run: name })}
				aria-current={right?.side === side ? 'true' : undefined}
				preventScrollReset
			>
				{t('runs_right')}
			</Link>
		</span>
	)
}
