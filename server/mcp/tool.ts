import type { CallToolResult, Tool } from '@modelcontextprotocol/sdk/types.js'
import { href } from 'react-router'
import { z } from 'zod'
import { Refused, refuse } from '~/core/refuse.server'
import { isSignedIn, type MemberWith, opens, type Viewer } from '~/core/viewer'
import { env } from '~/env/env.server'
import type { TokenScope } from '~/features/account/access-token.server'
import type { Language } from '~/i18n/language'
import { isMessageId } from '~/i18n/translate.server'
import type { MessageId, Translate } from '~/i18n/words'
import { log } from '~/log.server'
import { requireScope } from '../api/token-caller'
import { wordsOfRefusal } from '../refusals'

/** Something that a program may do here: how it is described, and what it answers. */
export interface McpTool {
	name: string
	/** Others are not shown it; calling it tells them why. */
	isFor(caller: McpCaller): boolean
	describe(t: Translate): Tool
	call(caller: McpCaller, given: unknown): Promise<CallToolResult>
}

interface Definition<Fields extends z.ZodRawShape> {
	name: string
	title: MessageId
	text: MessageId
	/** Each with `means(…)`: its description, which also is what is said where a value is wrong. */
	fields: Fields
	isFor?: (caller: McpCaller) => boolean
	run(caller: McpCaller, input: z.output<z.ZodObject<Fields>>): Promise<CallToolResult>
}

/** What a field of a tool's input means, as a message. */
export const means = (description: MessageId) => ({ description })

/** Makes a tool of its words, its input's schema and what it does. What it refuses becomes a result that says so. */
export function tool<Fields extends z.ZodRawShape>({
	name,
	title,
	text,
	fields,
	isFor = () => true,
	run,
}: Definition<Fields>): McpTool {
	const input = z.object(fields)
	return {
		name,
		isFor,
		describe: (t) => ({
			name,
			title: t(title),
			description: t(text),
			inputSchema: inputSchema(input, t),
			annotations: { readOnlyHint: true, openWorldHint: false },
		}),
		async call(caller, given) {
			try {
				const parsed = input.safeParse(given ?? {})
				return parsed.success
					? await run(caller, parsed.data)
					: says(wrongInput(input, parsed.error, caller.t))
			} catch (error) {
				return says(await wordsOfFailure(error, caller))
			}
		},
	}
}

/** A tool's answer in words alone. */
export function textResult(...texts: string[]): CallToolResult {
	return { content: texts.map((text) => ({ type: 'text', text })) }
}

/** A tool's answer as data, and as a text for clients that know no other. */
export function dataResult(data: Record<string, unknown>): CallToolResult {
	return { ...textResult(JSON.stringify(data)), structuredContent: data }
}

/** What a caller reads of what went wrong: a rule's no, or that it was our fault, which is recorded. */
export async function wordsOfFailure(error: unknown, { language }: McpCaller): Promise<string> {
	if (error instanceof Refused) return wordsOfRefusal(error, language)
	log.error({ err: error }, 'a tool failed')
	return wordsOfRefusal(refuse('unavailable', undefined, { message: 'mcp_failed' }), language)
}

function says(words: string): CallToolResult {
	return { ...textResult(words), isError: true }
}

function wrongInput(input: z.ZodObject, { issues }: z.ZodError, t: Translate): string {
	const wrong = [...new Set(issues.map(({ path }) => String(path[0] ?? '')))]
	const fields = new Map(Object.entries(input.shape))
	const lines = wrong.map((field) => `- ${field}: ${meaningOf(fields.get(field)?.description, t)}`)
	return [t('mcp_wrong_input'), ...lines].join('\n')
}

function inputSchema(input: z.ZodObject, t: Translate): Tool['inputSchema'] {
	const { properties = {}, required = [] } = z.toJSONSchema(input, { io: 'input', target: 'draft-7' })
	const described = Object.entries(properties).map(([field, schema]) => [
		field,
		typeof schema === 'object' ? { ...schema, description: meaningOf(schema.description, t) } : {},
	])
	return { type: 'object', properties: Object.fromEntries(described), required }
}

function meaningOf(description: string | undefined, t: Translate): string {
	return description !== undefined && isMessageId(description) ? t(description) : (description ?? '')
}

/** Who asks by MCP, and in which words they are answered. */
export interface McpCaller {
	viewer: Viewer
	/** What their token was made for; null for who came without one, and has a visitor's rights. */
	scopes: ReadonlySet<TokenScope> | null
	language: Language
	t: Translate
}

/** Whether somebody's own locker is open to this caller. */
export function canReadLocker({ viewer, scopes }: McpCaller): boolean {
	return opens(viewer, 'locker') && scopes?.has('locker:read') === true
}

/** The ticket for somebody's own locker. Refuses with `signed_out`, `not_authorized` or `plan_too_small`, in this order. */
export function requireLocker({ viewer, scopes }: McpCaller): MemberWith<'locker'> {
	if (!isSignedIn(viewer)) {
		const settings = env().origin + href('/settings/tokens')
		throw refuse('signed_out', undefined, { message: 'mcp_needs_token', values: { settings } })
	}
	requireScope(scopes, 'locker:read')
	if (!opens(viewer, 'locker')) throw refuse('plan_too_small')
	return viewer
}

/** Who may read the library: everybody, unless they came with a token that was made for something else. */
export function requireReader({ viewer, scopes }: McpCaller): Viewer {
	requireScope(scopes, 'prompts:read')
	return viewer
}
