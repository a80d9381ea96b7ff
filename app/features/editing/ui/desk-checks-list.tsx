import { Check, CircleAlert } from 'lucide-react'
import { LANGUAGE_NAME, type Language } from '~/i18n/language'
import { useWords } from '~/i18n/words'
import type { Problem } from '../content-check'
import { fieldLabel, placeOf, problemMessage, sortProblems } from '../desk-checks'
import type { DeskForm } from '../desk-form'

/** What is asked before a prompt goes out, with what is still open of it; each problem leads to its field. */
export function DeskChecks({
	problems,
	values,
	shown,
	onGo,
	onAdd,
}: {
	problems: readonly Problem[]
	values: DeskForm
	/** Where only one language has room, the one that is shown. */
	shown: Language
	onGo: (problem: Problem) => void
	/** Of a blank that stands in the text alone: makes one of this name. */
	onAdd: (problem: Problem) => void
}) {
	const { t } = useWords()
	const checks = sortProblems(problems)
	const passed = checks.filter((check) => check.problems.length === 0).length
	return (
		<section className="desk-card" aria-labelledby="checks">
			<h2 id="checks" tabIndex={-1}>
				{t('editor_checks')}
			</h2>
			<p className="hint" role="status">
				{t('editor_checks_passed', { passed, total: checks.length })}
			</p>
			<ul className="desk-checks">
				{checks.map((check) => (
					<li
						key={check.name}
						data-check={check.name}
						className={check.problems.length > 0 ? 'is-open' : undefined}
					>
						{check.problems.length > 0 ? (
							<CircleAlert className="icon" aria-hidden="true" />
						) : (
							<Check className="icon" aria-hidden="true" />
						)}
						<div>
							{check.problems.length > 0 ? (
								<span className="visually-hidden">{`${t('editor_check_open')} `}</span>
							) : null}
							{t(check.name)}
							{check.problems.length > 0 ? (
								<ul>
									{check.problems.map((problem) => (
										<li key={JSON.stringify(problem)}>
											<a href={`#${placeOf(problem, values, shown)}`} onClick={() => onGo(problem)}>
												<ProblemWords problem={problem} />
											</a>
											{problem.code === 'blank_not_declared' ? (
												<button
													type="button"
													className="button button-secondary button-small needs-script"
													onClick={() => onAdd(problem)}
												>
													{t('editor_add_named', { name: problem.about })}
												</button>
											) : null}
										</li>
									))}
								</ul>
							) : null}
						</div>
					</li>
				))}
			</ul>
		</section>
	)
}

function ProblemWords({ problem }: { problem: Problem }) {
	const { t } = useWords()
	const { field, language } = problem
	const { message, values } = problemMessage(problem, t(fieldLabel(field)))
	return (
		<>
			{language ? `${LANGUAGE_NAME[language]}: ` : null}
			<span data-problem={problem.code}>{t(message, values)}</span>
		</>
	)
}
