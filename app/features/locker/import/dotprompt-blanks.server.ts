import { type OwnBlanks, type ToldBlank, TurnedBlanks } from './foreign-blanks.server'
import { type YamlBlock, yamlBlocks, yamlPairs, yamlScalar, yamlWords } from './yaml.server'

/** No helper, no block, no path, no part of a longer sign. */
const VARIABLE = /(?<![\\{])\{\{[ \t]{0,9}([\p{L}_][\p{L}\p{N}_-]{0,59})[ \t]{0,9}\}\}(?!\})/gu
/** How its signs are shown. */
export const DOTPROMPT_SIGNS = '{{…}}'
/** What Handlebars calls parts of a block by. */
const OF_BLOCKS = new Set(['else', 'this'])
/** A field of Picoschema: `tone?(enum, how it sounds): [warm, dry]`, `guests: integer, how many`. */
const FIELD = /^ *([\p{L}_][\p{L}\p{N}_-]*)\??(?:\((\w+)(?:,([^)]*))?\))?:(.*)$/u
/** What dotprompt's own heads say, and ours don't. */
const ITS_OWN = new Set(['model', 'input', 'output', 'config', 'tools', 'variant', 'version'])

/** Whether a file was written for dotprompt, not by us. */
export const isDotprompt = (keys: readonly string[]) =>
	keys.length === 0 || keys.some((key) => ITS_OWN.has(key))

/**
 * Makes blanks of the variables of a template, with what `input.schema` (Picoschema) and `input.default` tell of them
 * (https://google.github.io/dotprompt/reference/picoschema). Helpers, blocks and paths stay as they are.
 */
export function dotpromptBlanks(template: string, head: readonly YamlBlock[]): OwnBlanks {
	const input = yamlBlocks(head.find(({ key }) => key === 'input')?.rest ?? [])
	const below = (key: string) => input.find((block) => block.key === key)?.rest ?? []
	const defaults = new Map(yamlPairs(below('default')))
	const fields = fieldsOf(below('schema'))
	const blanks = new TurnedBlanks()
	return blanks.of(
		template.replace(VARIABLE, (sign: string, name: string) => {
			if (OF_BLOCKS.has(name)) return sign
			const first = defaults.get(name)
			return blanks.turn(name, {
				...fields.get(name),
				...(typeof first === 'string' ? { default: first } : {}),
			})
		}),
	)
}

function fieldsOf(lines: readonly string[]): Map<string, ToldBlank> {
	const fields = new Map<string, ToldBlank>()
	const indent = lines[0]?.search(/\S/)
	let choices: string[] | undefined
	for (const line of lines) {
		const isNested = !line.trim().startsWith('- ') && line.search(/\S/) !== indent
		if (isNested) continue
		const [, name, type, asks = '', rest = ''] = FIELD.exec(line) ?? []
		if (name !== undefined) {
			choices = type === 'enum' ? yamlWords(rest) : undefined
			fields.set(name, choices ? { kind: 'choice', choices, example: asks } : toldBy(rest))
		} else if (/^\s*- /.test(line)) choices?.push(yamlScalar(line.replace(/^\s*- /, '')))
	}
	return fields
}

/** Of `type, what it asks for`. */
function toldBy(rest: string): ToldBlank {
	const [, type = '', asks = ''] = /^\s*(\w+)\s*(?:,(.*))?$/.exec(yamlScalar(rest)) ?? []
	return { kind: type === 'integer' || type === 'number' ? 'number' : 'short', example: asks }
}
