import { titleFor } from '../title-for'
import {
	CHOSEN_FIELDS,
	type ChosenColumns,
	type ChosenField,
	LONGEST_NAME,
	shownName,
} from './chosen-columns'
import { type BlankNotation, type OwnBlanks, SIGNS, withOwnBlanks } from './foreign-blanks.server'
import { FILE_FIELDS, type FileField } from './locker-file'
import type { ImportColumn } from './locker-import'

/** Enough to see how a file was read. */
const MOST_TOLD = 60

/** The names of our own files and functions, and the Portuguese ones. */
const OURS = new Map<string, FileField>([
	...FILE_FIELDS.map((name) => [name, name] as const),
	['titulo', 'title'],
	['conteudo', 'content'],
	['descricao', 'description'],
	['etiquetas', 'tags'],
	['categoria', 'category'],
	['lacunas', 'blanks'],
	['category_name', 'category'],
	['fixado', 'pinned'],
	['is_pinned', 'pinned'],
])

/** What others call the same: prompts.chat `act, prompt`, AI Prompt Genius `text, folder`, Raycast `name, text, keyword`, Text Blaze `name, shortcut, snippet`. */
const OTHERS = new Map<string, FileField>([
	['act', 'title'],
	['name', 'title'],
	['nome', 'title'],
	['prompt', 'content'],
	['text', 'content'],
	['texto', 'content'],
	['keyword', 'tags'],
	['shortcut', 'tags'],
	['snippet', 'content'],
	['tags - separated with semicolons', 'tags'],
	['body', 'content'],
	['labels', 'tags'],
	['folder', 'category'],
	['pasta', 'category'],
	['group', 'category'],
	['grupo', 'category'],
	['topic', 'category'],
	['tema', 'category'],
	['area', 'category'],
	['keywords', 'tags'],
	['palavras-chave', 'tags'],
])

/** What our own files say of a prompt that is set anew. */
const SET_ANEW = new Set(['created_at', 'updated_at', 'createdat', 'updatedat'])

/** A name without what tells nothing: case, accents, spaces around it. */
const plain = (name: string) =>
	name.slice(0, LONGEST_NAME).normalize('NFD').replace(/\p{M}/gu, '').trim().toLowerCase()

/**
 * The fields of an entry by our names, each with its name in the file, from pairs of such a name and what stands there.
 * Our own names go before those of other tools; then what comes first counts, unless there is nothing.
 */
export function fieldsOf<Value>(
	pairs: Iterable<readonly [string, Value]>,
): Map<FileField, { name: string; value: Value }> {
	const named = [...pairs].map(([name, value]) => ({ known: plain(name), name, value }))
	const fields = new Map<FileField, { name: string; value: Value }>()
	for (const names of [OURS, OTHERS]) {
		for (const { known, name, value } of named) {
			const field = names.get(known)
			if (field && (fields.get(field)?.value ?? null) === null) fields.set(field, { name, value })
		}
	}
	return fields
}

/** The same where somebody said which column is what; what they can't say goes by our own names. */
function chosenOf<Value>(
	pairs: Iterable<readonly [string, Value]>,
	chosen: ChosenColumns,
): Map<FileField, { name: string; value: Value }> {
	const fields = new Map<FileField, { name: string; value: Value }>()
	const named = [...pairs].map(([name, value]) => ({ name, value }))
	for (const field of FILE_FIELDS) {
		const isOurs = !isChosenField(field)
		const found = named.find(({ name }) =>
			isOurs ? OURS.get(plain(name)) === field : shownName(name) === chosen.get(field),
		)
		if (found) fields.set(field, found)
	}
	return fields
}

const isChosenField = (field: FileField): field is ChosenField =>
	CHOSEN_FIELDS.some((chosen) => chosen === field)

/** Whether the tags of a table with such columns stand between semicolons, as AI Prompt Genius writes them. */
export function hasSemicolons(names: readonly string[]): boolean {
	const known = names.map(plain)
	return known.includes('folder') && known.some((name) => name.startsWith('tags'))
}

/** Whose file it is by such names, of those tools whose signs for blanks are documented; of others, and of our own files, none. */
export function notationOf(names: readonly string[]): BlankNotation | null {
	const known = new Set(names.map(plain))
	if (known.has('act') && known.has('prompt')) return 'prompts.chat'
	// In its JSON a prompt that lies in no folder may name none.
	const isGenius = known.has('folder') || known.has('lastchanged')
	return isGenius && (known.has('text') || known.has('content')) ? 'ai-prompt-genius' : null
}

/** Whether an entry of a JSON file is one of Raycast's snippets: it knows a name, a text, and what calls it. */
export function isSnippet(names: readonly string[]): boolean {
	const known = new Set(names)
	const isOther = names.some((name) => name !== 'name' && name !== 'text' && name !== 'keyword')
	return known.has('name') && known.has('text') && !isOther
}

/** The column that names who made a prompt; -1 where there is none. */
export function contributorOf(names: readonly string[]): number {
	return names.map(plain).indexOf('contributor')
}

/** What the columns of a file, or the keys in it, were taken for, gathered while it is read. */
export class ReadColumns {
	readonly #columns = new Map<string, FileField | null>()
	#hasTurned = false
	#signs: string | undefined
	#isOfKeys = false
	readonly #chosen: ChosenColumns | null
	/** Whether they are those of a table, whose rows a spreadsheet numbers. */
	isTable = false

	/** `chosen` is what somebody said of a table's columns, where they did. */
	constructor(chosen: ChosenColumns | null = null) {
		this.#chosen = chosen
	}

	/** The fields of an entry of a table or list, by our names: as somebody chose them, or else by what they are called. */
	fieldsOf<Value>(pairs: Iterable<readonly [string, Value]>): Map<FileField, { name: string; value: Value }> {
		return this.#chosen ? chosenOf(pairs, this.#chosen) : fieldsOf(pairs)
	}

	/** Whether somebody said which column is what. */
	get isChosen(): boolean {
		return this.#chosen !== null
	}

	/** Whether there were columns, and none that is known by its name. */
	get isUnknown(): boolean {
		const fields = [...this.#columns.values()]
		return fields.length > 0 && fields.every((field) => field === null) && !this.isChosen
	}

	/** Whether a text's beginning is its title, because somebody said so. */
	get isUntitled(): boolean {
		return this.#chosen !== null && !this.#chosen.has('title')
	}

	/** Such fields with the title that they lack. */
	titled(given: { content?: unknown }): object {
		return this.isUntitled && typeof given.content === 'string'
			? { ...given, title: titleFor(given.content) }
			: given
	}

	/** Of an entry with these names; `fields` are those that were taken. */
	see(names: readonly string[], fields: Iterable<readonly [FileField, { name: string }]>): void {
		const taken = new Map([...fields].map(([field, { name }]) => [name, field]))
		for (const name of names.filter((one) => taken.has(one))) this.#tell(name, taken.get(name) ?? null)
		for (const name of names) if (!SET_ANEW.has(plain(name))) this.#tell(name, null)
	}

	/** The same of an entry that stands in no table and has no columns. */
	seeKeys(names: readonly string[], fields: Iterable<readonly [FileField, { name: string }]>): void {
		this.#isOfKeys = true
		this.see(names, fields)
	}

	/** A text without a name is the prompt. */
	seeText(): void {
		this.#isOfKeys = true
		this.#columns.set('', 'content')
	}

	/** The fields with the blanks of another tool as ours, which is told where there were any. */
	turn(given: { content?: unknown; blanks?: unknown }, notation: BlankNotation): object {
		if (typeof given.content !== 'string') return given
		const signs = notation === 'vs-code' || notation === 'raycast' ? SIGNS[notation] : undefined
		const { content, blanks } = this.turned(withOwnBlanks(given.content, notation), signs)
		return { ...given, content, ...(given.blanks === undefined ? { blanks } : {}) }
	}

	/** Tells that there were such blanks, by their signs. */
	turned(own: OwnBlanks, signs: string | undefined): OwnBlanks {
		if (own.hasTurned) this.#signs ??= signs
		this.#hasTurned ||= own.hasTurned
		return own
	}

	/** Those that were taken first. */
	all(): ImportColumn[] {
		const columns = [...this.#columns].map(([name, field]) => ({
			...{ name, field },
			...(field === 'content' && this.#hasTurned ? { hasTurned: true as const } : {}),
			...(field === 'content' && this.#signs ? { signs: this.#signs } : {}),
			...(field === null && this.#isOfKeys ? { isKey: true as const } : {}),
		}))
		return columns.toSorted((one, other) => Number(one.field === null) - Number(other.field === null))
	}

	#tell(given: string, field: FileField | null): void {
		const name = shownName(given)
		const told = this.#columns.get(name) ?? null
		// What is a title only for want of another is told by what else it is.
		const isNews = told === null || (told === 'title' && field === 'tags')
		if (name === '' || !isNews || (this.#columns.size >= MOST_TOLD && !this.#columns.has(name))) return
		this.#columns.set(name, field)
	}
}
