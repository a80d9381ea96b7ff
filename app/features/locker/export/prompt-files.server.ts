import { freeSlug, slugOf } from '~/core/slug'
import { blanksCell } from '../blanks/saved-blanks'
import type { FiledPrompt } from '../import/locker-file'
import { joinTags } from '../import/locker-file'
import type { ZippedFile } from './zip-writer.server'

/** A file for each prompt: where it lies by the name that is made of its title, and what stands in its head. */
interface FileKind {
	pathOf: (slug: string) => string
	headOf: (prompt: FiledPrompt, slug: string) => string
}

/** What JSON leaves as it is, and YAML or who reads its lines does not. */
const UNPRINTABLE = /[\u007f-\u009f\u2028\u2029\ufeff\ufffe\uffff]/g

/** A text as YAML writes it between quotation marks: every JSON text of letters that can be printed is one. */
export const yamlText = (text: string) =>
	JSON.stringify(text).replace(
		UNPRINTABLE,
		(letter) => `\\u${letter.charCodeAt(0).toString(16).padStart(4, '0')}`,
	)

const ownFields = ({ title, description, tags, category, pinned, blanks }: FiledPrompt) =>
	[
		`name: ${yamlText(title)}`,
		description && `description: ${yamlText(description)}`,
		tags.length > 0 && `tags: [${tags.map(yamlText).join(', ')}]`,
		category !== null && `category: ${yamlText(category)}`,
		pinned && 'pinned: true',
		blanks.length > 0 && `blanks: ${yamlText(blanksCell(blanks))}`,
	]
		.filter(Boolean)
		.join('\n')

/** A skill may say of itself only what its specification knows: all else is its metadata, which are texts. */
const skillFields = ({ title, description, tags, category, pinned, blanks }: FiledPrompt, slug: string) =>
	[
		`name: ${slug}`,
		'metadata:',
		`  title: ${yamlText(title)}`,
		// It may not be missing: what stands here first is what comes back.
		!description && '  description: ""',
		tags.length > 0 && `  tags: ${yamlText(joinTags(tags))}`,
		category !== null && `  category: ${yamlText(category)}`,
		pinned && '  pinned: "true"',
		blanks.length > 0 && `  blanks: ${yamlText(blanksCell(blanks))}`,
		`description: ${yamlText(description || title)}`,
	]
		.filter(Boolean)
		.join('\n')

const KINDS = {
	'prompt-md': { pathOf: (slug) => `${slug}.prompt.md`, headOf: ownFields },
	dotprompt: { pathOf: (slug) => `${slug}.prompt`, headOf: ownFields },
	skills: { pathOf: (slug) => `${slug}/SKILL.md`, headOf: skillFields },
} as const satisfies Record<string, FileKind>

/** Each prompt as a file of its own, no two of the same name. */
export async function* promptFiles(
	prompts: AsyncIterable<FiledPrompt>,
	kind: keyof typeof KINDS,
): AsyncGenerator<ZippedFile> {
	const taken = new Set<string>()
	const { pathOf, headOf }: FileKind = KINDS[kind]
	for await (const prompt of prompts) {
		const slug = freeSlug(slugOf(prompt.title) || 'prompt', taken)
		yield { path: pathOf(slug), text: `---\n${headOf(prompt, slug)}\n---\n\n${prompt.content}\n` }
	}
}
