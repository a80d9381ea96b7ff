import type { MessageId } from '~/i18n/words'

/** How a locker can be written into a file, and what the name of the file ends in. */
export const LOCKER_FORMATS = {
	json: { name: 'Pronto JSON', file: 'pronto-locker.json', holds: 'export_holds_json' },
	csv: { name: 'Pronto CSV', file: 'pronto-locker.csv', holds: 'export_holds_csv' },
	'prompts-chat': { name: 'prompts.chat CSV', file: 'prompts.csv', holds: 'export_holds_two' },
	'ai-prompt-genius': {
		name: 'AI Prompt Genius JSON',
		file: 'ai-prompt-genius.json',
		holds: 'export_holds_genius',
	},
	raycast: { name: 'Raycast Snippets JSON', file: 'raycast-snippets.json', holds: 'export_holds_two' },
	espanso: { name: 'Espanso YAML', file: 'pronto.yml', holds: 'export_holds_espanso' },
	'prompt-md': { name: 'VS Code .prompt.md', file: 'prompts.prompt-md.zip', holds: 'export_holds_files' },
	dotprompt: { name: 'dotprompt', file: 'prompts.dotprompt.zip', holds: 'export_holds_dotprompt' },
	skills: { name: 'SKILL.md', file: 'prompts.skills.zip', holds: 'export_holds_skills' },
} as const satisfies Record<string, { name: string; file: string; holds: MessageId }>

export type LockerFormat = keyof typeof LOCKER_FORMATS

/** The format of this name; null where there is none. */
export function lockerFormatOf(name: string): LockerFormat | null {
	return FORMATS.find((known) => known === name) ?? null
}

const isFormat = (name: string): name is LockerFormat => Object.hasOwn(LOCKER_FORMATS, name)
/** All of them, ours first. */
export const FORMATS = Object.keys(LOCKER_FORMATS).filter(isFormat)
