import { categoryTitle } from '~/features/library/category'
import { LANGUAGE_NAME, LANGUAGES, LOCALE } from '~/i18n/language'
import { type Translate, useWords } from '~/i18n/words'
import { KIND_WORDS, MEANING_WORDS } from '../blank-words'
import { fieldLabel } from '../desk-checks'
import { type DeskForm, WORDS_FIELDS } from '../desk-form'
import type { StoredDesk } from '../desk-state'

/** One thing that two say otherwise. */
interface Differing {
	name: string
	mine: string
	theirs: string
}

/** What is written here beside what somebody else stored meanwhile, field by field, and the two ways on. Nothing of either is lost until one is chosen. */
export function DeskConflict({
	mine,
	theirs,
	onKeep,
	onTake,
}: {
	mine: DeskForm
	theirs: StoredDesk | { number: number; form: DeskForm }
	onKeep: () => void
	onTake: () => void
}) {
	const { t } = useWords()
	const differing = useDiffering(mine, theirs.form)
	const isVersion = 'number' in theirs
	return (
		<section className="desk-conflict" aria-labelledby="conflict" data-message="editor_conflict">
			<h2 id="conflict">{t('two_versions')}</h2>
			<p role="alert">
				{isVersion
					? t('editor_newer_version', { number: theirs.number })
					: theirs.by
						? t('editor_conflict_by', { name: theirs.by })
						: t('editor_conflict')}
			</p>
			{differing.map((one) => (
				<div key={one.name} className="desk-pair">
					<h3>{one.name}</h3>
					<Text name={t('my_version')} text={one.mine} />
					<Text name={t('stored_version')} text={one.theirs} />
				</div>
			))}
			<div className="row">
				<button
					className="button button-secondary"
					type="submit"
					name="intent"
					value="save"
					onClick={(event) => {
						event.preventDefault()
						onKeep()
					}}
				>
					{t('keep_my_version')}
				</button>
				<button className="button button-secondary needs-script" type="button" onClick={onTake}>
					{t('take_stored_version')}
				</button>
			</div>
		</section>
	)
}

/** Says what somebody else changed meanwhile in other fields than the ones that are written in here. */
export function DeskMerged({ by, from, to }: { by: string | null; from: DeskForm; to: DeskForm }) {
	const { t, language } = useWords()
	const names = useDiffering(from, to).map(({ name }) => name)
	const fields = new Intl.ListFormat(LOCALE[language]).format(names)
	return (
		<p className="note" role="status" data-message="editor_merged">
			{by ? t('editor_merged_by', { name: by, fields }) : t('editor_merged', { fields })}
		</p>
	)
}

function Text({ name, text }: { name: string; text: string }) {
	return (
		<div>
			<p className="hint">{name}</p>
			<p className="desk-version">{text.trim() || '—'}</p>
		</div>
	)
}

function useDiffering(mine: DeskForm, theirs: DeskForm): Differing[] {
	const { t, language: reader } = useWords()
	const access = (form: DeskForm) => t(form.isPremium ? 'premium' : 'desk_free')
	const all: Differing[] = [
		{
			name: t('category'),
			mine: categoryTitle(mine.category, reader),
			theirs: categoryTitle(theirs.category, reader),
		},
		{ name: t('desk_access'), mine: access(mine), theirs: access(theirs) },
		...LANGUAGES.flatMap((language) =>
			WORDS_FIELDS.map((field) => ({
				name: `${t(fieldLabel(field))} (${LANGUAGE_NAME[language]})`,
				mine: mine[language][field],
				theirs: theirs[language][field],
			})),
		),
		{ name: t('editor_blanks'), mine: blanksText(mine, t), theirs: blanksText(theirs, t) },
		{ name: t('editor_parts'), mine: partsText(mine), theirs: partsText(theirs) },
		{ name: t('editor_related'), mine: mine.related.join(', '), theirs: theirs.related.join(', ') },
	]
	return all.filter((one) => one.mine !== one.theirs)
}

function blanksText({ blanks }: DeskForm, t: Translate): string {
	return blanks
		.map((blank) =>
			[
				...LANGUAGES.map((language) => Object.values(blank[language]).filter(Boolean).join(' · ')),
				t(KIND_WORDS[blank.kind]),
				blank.meaning && t(MEANING_WORDS[blank.meaning]),
			]
				.filter(Boolean)
				.join('\n'),
		)
		.join('\n\n')
}

function partsText({ parts }: DeskForm): string {
	return parts
		.map((part) =>
			LANGUAGES.map((language) => `${part[language].heading}: ${part[language].note}`).join('\n'),
		)
		.join('\n\n')
}
