import { type OwnBlanks, type ToldBlank, TurnedBlanks } from './foreign-blanks.server'
import { type YamlBlock, type YamlPair, yamlBlocks, yamlItems, yamlPairs } from './yaml.server'

/** What a form asks for stands in its text between two brackets. */
const FIELD = /\[\[([^[\]\n]+)\]\]/g
/** What a form that has a name asked for. */
const FORM_FIELD = /\{\{[ \t]{0,9}([\w-]{1,60})\.([\p{L}\p{N}_-]{1,60})[ \t]{0,9}\}\}(?!\()/gu

type Fields = ReadonlyMap<string, ToldBlank>

/** Makes blanks of what the forms of a match ask for; what comes from elsewhere (dates, scripts) stays as it is. */
export function espansoBlanks(text: string, isForm: boolean, match: readonly YamlBlock[]): OwnBlanks {
	const blanks = new TurnedBlanks()
	if (isForm) {
		const fields = fieldsOf(match, 'form_fields')
		return blanks.of(text.replace(FIELD, (_sign, name: string) => blanks.turn(name, fields.get(name))))
	}
	const forms = formsOf(match)
	if (forms.size === 0) return blanks.of(text)
	const turn = (sign: string, form: string, name: string) => {
		const fields = forms.get(form)
		return fields ? blanks.turn(name, fields.get(name)) : sign
	}
	return blanks.of(text.replace(FORM_FIELD, turn))
}

/** The fields of the variables that are forms, by the variables' names. */
function formsOf(match: readonly YamlBlock[]): Map<string, Fields> {
	const vars = match.find(({ key }) => key === 'vars')?.rest ?? []
	return new Map(
		yamlItems(vars).flatMap((item): [string, Fields][] => {
			const told = new Map(yamlPairs(item))
			const params = yamlBlocks(item).find(({ key }) => key === 'params')?.rest ?? []
			if (told.get('type') !== 'form') return []
			return [[textOf(told.get('name')), fieldsOf(yamlBlocks(params), 'fields')]]
		}),
	)
}

function fieldsOf(blocks: readonly YamlBlock[], where: string): Fields {
	const fields = yamlBlocks(blocks.find(({ key }) => key === where)?.rest ?? [])
	return new Map(fields.map(({ key, rest }) => [key, toldOf(new Map(yamlPairs(rest)))]))
}

function toldOf(field: ReadonlyMap<string, YamlPair[1]>): ToldBlank {
	const first = textOf(field.get('default'))
	const values = field.get('values') ?? []
	const choices = typeof values === 'string' ? values.split('\n').filter((line) => line.trim()) : values
	const type = textOf(field.get('type'))
	if ((type === 'choice' || type === 'list') && choices.length > 0) {
		return { kind: 'choice', choices, default: first }
	}
	return { kind: field.get('multiline') === 'true' ? 'long' : 'short', default: first }
}

const textOf = (value: YamlPair[1] = '') => (typeof value === 'string' ? value : '')
