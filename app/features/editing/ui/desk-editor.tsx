import { Eye } from 'lucide-react'
import { type FormEvent, useRef, useState } from 'react'
import { Form, href, Link, useNavigate, useNavigation, useSubmit } from 'react-router'
import { LANGUAGE_NAME, LANGUAGES, type Language } from '~/i18n/language'
import { type MessageId, type MessageValues, useWords } from '~/i18n/words'
import { FormProblem } from '~/ui/form/form-problem'
import { opensElsewhere } from '~/ui/opens-elsewhere'
import { useHydrated } from '~/ui/use-hydrated'
import type { Problem } from '../content-check'
import { placeOf } from '../desk-checks'
import { type DeskForm, isSameForm } from '../desk-form'
import type { StoredDesk } from '../desk-state'
import type { EditedPrompt } from '../edited-prompt'
import { changeRows, nameBlank } from '../writing/row-acts'
import { DeskActs } from './desk-acts'
import { DeskChecks } from './desk-checks-list'
import { DeskConflict, DeskMerged } from './desk-conflict'
import { DeskPlace } from './desk-place'
import { DeskRelated } from './desk-related'
import { DESK_FORM, DeskRelease, type SentRelease } from './desk-release'
import { DeskBlanks, DeskParts } from './desk-rows'
import { DeskKept, SaveState } from './desk-save-state'
import { DeskStands } from './desk-stands'
import { DeskWords } from './desk-words'
import { useDesk } from './use-desk'

/** What comes back of a form that was refused. */
export interface DeskAnswerShown {
	problem?: MessageId
	values?: MessageValues | undefined
	/** What was typed, where it came with the form. */
	form?: DeskForm
	/** What somebody else stored meanwhile. */
	theirs?: StoredDesk
	problems?: readonly Problem[]
	/** How the prompt stands now, where that was not seen. */
	stands?: EditedPrompt['state']
	release?: SentRelease
	address?: { typed: string; error: MessageId }
}

interface DeskEditorProps {
	prompt: EditedPrompt
	stored: StoredDesk
	problems: readonly Problem[]
	/** What prompts of the library are called, by their ids. */
	titles: ReadonlyMap<string, string>
	userId: string
	timeZone: string
	/** What it is called. */
	zone: string
	releaseAt: string
	answer: DeskAnswerShown | undefined
}

/** What the page sends of the form where scripts have stored its texts already. */
const OF_RELEASE = ['stands', 'when', 'at', 'zone', 'note.en', 'note.pt']

/** The editor of one prompt of the library: both languages, what is still open, and when it goes out. */
export function DeskEditor({
	prompt,
	stored,
	problems,
	titles,
	userId,
	timeZone,
	zone,
	releaseAt,
	answer,
}: DeskEditorProps) {
	const { t, language: reader } = useWords()
	const isHydrated = useHydrated()
	const submit = useSubmit()
	const navigate = useNavigate()
	const isBusy = useNavigation().formMethod === 'POST'
	const [shown, setShown] = useState<Language>(reader)
	const sent = answer?.form ? { form: answer.form, theirs: answer.theirs ?? null } : null
	const desk = useDesk({ stored, problems: answer?.problems ?? problems, sent }, userId, answer)
	const { values, writing, base, phase } = desk
	const theirs = desk.theirs ?? base.newer
	const preview = href('/admin/prompts/:id/preview', { id: prompt.id })
	const isNothingNew =
		base.revision === null &&
		isSameForm(values, base.form) &&
		prompt.state === 'published' &&
		prompt.publishedVersion === prompt.newestVersion

	// The page learns that it is busy too late for a second click.
	const isActing = useRef(false)

	async function once(work: () => Promise<void>): Promise<void> {
		if (isBusy || isActing.current) return
		isActing.current = true
		await work().finally(() => {
			isActing.current = false
		})
	}

	async function act(form: HTMLFormElement, intent: string): Promise<void> {
		const changed = changeRows(values, intent)
		if (changed !== values) {
			writing.type(() => changed)
			requestAnimationFrame(() => focusRow(intent, changed, shown))
			return
		}
		if (intent !== 'release') return void (await writing.flush())
		if (desk.open.length > 0) return document.querySelector<HTMLElement>('.desk-checks a')?.focus()
		if (isNothingNew) return
		const typed = new FormData(form)
		await once(() => release(typed))
	}

	async function release(typed: FormData): Promise<void> {
		if (!(await writing.flush())) return
		const wish = new FormData()
		const seen = writing.read().base
		wish.set('intent', 'release')
		wish.set('revision', String(seen.revision ?? ''))
		wish.set('basedOn', String(seen.basedOn ?? ''))
		for (const name of OF_RELEASE) wish.set(name, String(typed.get(name) ?? ''))
		await submit(wish, { method: 'post' })
	}

	async function discard(): Promise<void> {
		await writing.discard()
		const wish = new FormData()
		wish.set('intent', 'discard')
		wish.set('revision', String(writing.read().base.revision ?? ''))
		await submit(wish, { method: 'post' })
	}

	function send(event: FormEvent<HTMLFormElement>): void {
		event.preventDefault()
		const { submitter } = event.nativeEvent instanceof SubmitEvent ? event.nativeEvent : { submitter: null }
		void act(event.currentTarget, submitter instanceof HTMLButtonElement ? submitter.value : 'save')
	}

	function goTo(problem: Problem): void {
		if (problem.language) setShown(problem.language)
		// A field of the language that was hidden can be gone to once it is shown.
		requestAnimationFrame(() => document.getElementById(placeOf(problem, values, shown))?.focus())
	}

	function addNamed({ language, about }: Problem): void {
		const added = language && nameBlank(values, language, about)
		if (!added) return
		writing.type(() => added.form)
		setShown(language)
		requestAnimationFrame(() => document.getElementById(`blanks-${added.at}-${language}-label`)?.focus())
	}

	return (
		<>
			<DeskStands prompt={prompt} base={base} timeZone={timeZone} zone={zone} />
			<div className="desk-edit" data-shown={isHydrated ? shown : undefined}>
				<Form
					ref={desk.form}
					id={DESK_FORM}
					method="post"
					className="desk-fields"
					autoComplete="off"
					noValidate
					onSubmit={send}
				>
					{/* What Enter in a field means, before any other button of the form. */}
					<button
						className="visually-hidden"
						type="submit"
						name="intent"
						value="save"
						tabIndex={-1}
						aria-hidden="true"
					>
						{t('editor_save')}
					</button>
					<input type="hidden" name="revision" value={(desk.theirs ?? base).revision ?? ''} />
					<input type="hidden" name="basedOn" value={basedOn(desk.theirs ?? base)} />
					<input type="hidden" name="stands" value={answer?.stands ?? prompt.state} />
					{answer?.problem && (answer.problem !== 'conflict' || theirs) ? (
						<FormProblem problem={answer.problem} values={answer.values} answer={answer} />
					) : null}
					<DeskKept desk={desk} />
					{desk.merged ? <DeskMerged {...desk.merged} /> : null}
					{theirs ? (
						<DeskConflict
							mine={values}
							theirs={theirs}
							onKeep={() => void writing.keepMine()}
							onTake={writing.takeTheirs}
						/>
					) : null}
					<DeskPlace values={values} writing={writing} />
					<fieldset className="desk-switch needs-script">
						<legend className="visually-hidden">{t('editor_shown_language')}</legend>
						{LANGUAGES.map((language) => (
							<button
								key={language}
								type="button"
								className="button button-secondary button-small"
								aria-pressed={shown === language}
								onClick={() => setShown(language)}
							>
								{LANGUAGE_NAME[language]}
							</button>
						))}
					</fieldset>
					<DeskWords values={values} writing={writing} part="first" />
					<DeskBlanks values={values} writing={writing} />
					<DeskWords values={values} writing={writing} part="further" />
					{values.isPremium || values.parts.length > 0 ? (
						<DeskParts values={values} writing={writing} />
					) : null}
					<DeskRelated values={values} writing={writing} titles={titles} />
				</Form>
				<aside className="desk-aside">
					<DeskRelease
						sent={answer?.release}
						isScheduled={prompt.scheduledFor !== null}
						at={releaseAt}
						timeZone={timeZone}
						zone={zone}
						openCount={desk.open.length}
						isBusy={isBusy || phase === 'saving'}
						isNothingNew={isNothingNew}
						checks={
							<DeskChecks problems={desk.open} values={values} shown={shown} onGo={goTo} onAdd={addNamed} />
						}
						acts={
							<DeskActs
								prompt={prompt}
								base={base}
								address={answer?.address}
								onDiscard={() => void once(discard)}
							/>
						}
						preview={
							<Link
								className="button button-quiet button-wide"
								to={preview}
								onClick={(event) => {
									if (opensElsewhere(event)) return
									event.preventDefault()
									// What is previewed is what is stored.
									void writing.flush().then((isStored) => isStored && navigate(preview))
								}}
							>
								<Eye className="icon icon-small" aria-hidden="true" />
								{t('preview')}
							</Link>
						}
					>
						<SaveState desk={desk} timeZone={timeZone} />
					</DeskRelease>
				</aside>
			</div>
		</>
	)
}

/** Leads to the row that was added, or to the heading of those that are left. */
function focusRow(act: string, { blanks, parts }: DeskForm, shown: Language): void {
	const [what, kind] = act.split(' ')
	const last = (kind === 'blanks' ? blanks : parts).length - 1
	const field = kind === 'blanks' ? 'name' : 'heading'
	const id = what === 'add' ? `${kind}-${last}-${shown}-${field}` : what === 'remove' ? kind : undefined
	if (id) document.getElementById(id)?.focus()
}

/** What is sent again without scripts was made of all that was shown. */
function basedOn({ basedOn: version, newer }: StoredDesk): number | '' {
	return newer?.number ?? version ?? ''
}
