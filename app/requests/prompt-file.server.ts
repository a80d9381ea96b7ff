import { href } from 'react-router'
import { env } from '~/env/env.server'
import { inLanguage } from '~/i18n/address'
import type { Language } from '~/i18n/language'

/** A prompt as programs read it: the same content as its page, without the frame. */
export const PROMPT_FILES = { md: 'text/markdown', json: 'application/json' } as const
export type PromptFileKind = keyof typeof PROMPT_FILES

/** The whole address of a prompt's file in a language. */
export function promptFileAddress(address: string, file: PromptFileKind, language: Language): string {
	return env().origin + inLanguage(`${href('/prompt/:id', { id: address })}.${file}`, language)
}
