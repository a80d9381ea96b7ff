import { z } from 'zod'
import { brand } from '~/brand'
import { env } from '~/env/env.server'
import type { Language } from '~/i18n/language'
import { isMessageId, translateInto } from '~/i18n/translate.server'
import type { MessageId, Translate } from '~/i18n/words'
import { API_OPERATIONS, API_ROOT, type ApiOperation } from './api-operation.server'
import { ApiError, apiSchemas } from './api-schema.server'

const API_VERSION = '1.0.0'

export type JsonSchema = z.core.JSONSchema.BaseSchema

export interface ApiParameter {
	name: string
	in: 'path' | 'query'
	required: boolean
	description: string
	schema: JsonSchema
}

interface ApiAnswer {
	description: string
	headers?: Record<string, { description: string; schema: JsonSchema }>
	content?: { 'application/json': { schema: JsonSchema } }
}

interface DescribedOperation {
	operationId: string
	summary: string
	description: string
	parameters: ApiParameter[]
	security: Record<string, string[]>[]
	responses: Record<string, ApiAnswer>
}

/** The API as OpenAPI 3.1 says it. */
export interface ApiDescription {
	openapi: '3.1.0'
	info: { title: string; version: string; description: string; license: { name: string; identifier: string } }
	servers: { url: string }[]
	paths: Record<string, { get: DescribedOperation }>
	components: { schemas: Record<string, JsonSchema>; securitySchemes: Record<string, object> }
}

const NOES: readonly [status: number, message: MessageId][] = [
	[400, 'api_no_400'],
	[401, 'api_no_401'],
	[403, 'api_no_403'],
	[404, 'api_no_404'],
	[429, 'api_no_429'],
	[503, 'api_no_503'],
]

/** Describes the API for its readers, from the schemas that it checks and answers by (docs/api.md). */
export async function describeApi(language: Language): Promise<ApiDescription> {
	const t = await translateInto(language)
	return {
		openapi: '3.1.0',
		info: {
			title: `${brand.name} API`,
			version: API_VERSION,
			description: t('api_text'),
			license: { name: 'MIT', identifier: 'MIT' },
		},
		servers: [{ url: env().origin }],
		paths: Object.fromEntries(
			API_OPERATIONS.map((operation) => [
				API_ROOT + operation.path,
				{ get: describeOperation(operation, t) },
			]),
		),
		components: {
			schemas: describeSchemas(t),
			securitySchemes: { token: { type: 'http', scheme: 'bearer', description: t('api_token_text') } },
		},
	}
}

function describeOperation(operation: ApiOperation, t: Translate): DescribedOperation {
	const noes = NOES.filter(([status]) => status !== 404 || operation.path.includes('{'))
	return {
		operationId: operation.id,
		summary: t(operation.title),
		description: t(operation.text),
		parameters: describeParameters(operation, t),
		security: [{}, { token: ['prompts:read'] }],
		responses: {
			200: {
				description: t('api_yes_200'),
				headers: { ETag: { description: t('api_field_etag'), schema: { type: 'string' } } },
				content: { 'application/json': { schema: referenceTo(operation.answer) } },
			},
			304: { description: t('api_yes_304') },
			...Object.fromEntries(
				noes.map(([status, message]) => [
					status,
					{ description: t(message), content: { 'application/json': { schema: referenceTo(ApiError) } } },
				]),
			),
		},
	}
}

function describeParameters({ parameters, path }: ApiOperation, t: Translate): ApiParameter[] {
	const { properties = {}, required = [] } = z.toJSONSchema(parameters, { io: 'input' })
	return Object.entries(properties).flatMap(([name, schema]) => {
		if (typeof schema === 'boolean') return []
		const { description = '', ...rest } = schema
		return {
			name,
			in: path.includes(`{${name}}`) ? ('path' as const) : ('query' as const),
			required: required.includes(name),
			description: inWords(description, t),
			schema: rest,
		}
	})
}

function describeSchemas(t: Translate): Record<string, JsonSchema> {
	const { schemas } = z.toJSONSchema(apiSchemas, {
		uri: addressOf,
		override: ({ jsonSchema }) => {
			if (jsonSchema.description) jsonSchema.description = inWords(jsonSchema.description, t)
			// Fields may be added: who reads strictly would break.
			if (jsonSchema.additionalProperties === false) delete jsonSchema.additionalProperties
		},
	})
	return Object.fromEntries(
		Object.entries(schemas).map(([name, { $id: _id, $schema: _schema, ...schema }]) => [name, schema]),
	)
}

function referenceTo(schema: z.ZodType): JsonSchema {
	return { $ref: addressOf(apiSchemas.get(schema)?.id ?? '') }
}

function addressOf(name: string): string {
	return `#/components/schemas/${name}`
}

function inWords(description: string, t: Translate): string {
	return isMessageId(description) ? t(description) : description
}
