import { Server } from '@modelcontextprotocol/sdk/server/index.js'
import { WebStandardStreamableHTTPServerTransport } from '@modelcontextprotocol/sdk/server/webStandardStreamableHttp.js'
import {
	CallToolRequestSchema,
	ErrorCode,
	ListResourcesRequestSchema,
	ListResourceTemplatesRequestSchema,
	ListToolsRequestSchema,
	McpError,
	ReadResourceRequestSchema,
} from '@modelcontextprotocol/sdk/types.js'
import { AjvJsonSchemaValidator } from '@modelcontextprotocol/sdk/validation/ajv'
import { brand } from '~/brand'
import { Refused } from '~/core/refuse.server'
import { env } from '~/env/env.server'
import { readLockerPrompt, searchLocker } from './locker-tools'
import {
	fillPrompt,
	listCategories,
	listResources,
	readOnePrompt,
	readResource,
	resourceTemplate,
	searchPrompts,
} from './prompt-tools'
import { type McpCaller, type McpTool, wordsOfFailure } from './tool'

const TOOLS: readonly McpTool[] = [
	searchPrompts,
	readOnePrompt,
	fillPrompt,
	listCategories,
	searchLocker,
	readLockerPrompt,
]
/** The specification's own code for a resource that is not there. */
const RESOURCE_NOT_FOUND = -32_002

/** Made once: it compiles nothing here, but takes its time to be made. */
const jsonSchemaValidator = new AjvJsonSchemaValidator()

/** Answers one message of a client. Whoever answers the next one needs to know nothing of this one (docs/decisions/009). */
export async function answerMessage(
	request: Request,
	message: unknown,
	caller: McpCaller,
): Promise<Response> {
	const server = serverFor(caller)
	const transport = new WebStandardStreamableHTTPServerTransport({ enableJsonResponse: true })
	await server.connect(transport)
	try {
		return await transport.handleRequest(request, { parsedBody: message })
	} finally {
		await server.close()
	}
}

// Not McpServer: that one would say in its own English what is wrong with an input, and what broke inside of us.
function serverFor(caller: McpCaller): Server {
	const { t } = caller
	const server = new Server(
		{ name: brand.wordmark, title: brand.name, version: '1.0.0', websiteUrl: env().origin },
		{
			capabilities: { tools: {}, resources: {} },
			instructions: t('mcp_instructions', { name: brand.name }),
			jsonSchemaValidator,
		},
	)
	server.setRequestHandler(ListToolsRequestSchema, () => ({
		tools: TOOLS.filter((tool) => tool.isFor(caller)).map((tool) => tool.describe(t)),
	}))
	server.setRequestHandler(CallToolRequestSchema, ({ params }) => {
		const tool = TOOLS.find(({ name }) => name === params.name)
		if (!tool) throw new McpError(ErrorCode.InvalidParams, t('mcp_unknown_tool', { name: params.name }))
		return tool.call(caller, params.arguments)
	})
	server.setRequestHandler(ListResourcesRequestSchema, () => told(caller, () => listResources(caller)))
	server.setRequestHandler(ListResourceTemplatesRequestSchema, () => ({
		resourceTemplates: [resourceTemplate(caller)],
	}))
	server.setRequestHandler(ReadResourceRequestSchema, ({ params }) =>
		told(caller, () => readResource(caller, params.uri)),
	)
	return server
}

/** What is no tool has no result to say in what went wrong: it is an error of the protocol, in the caller's words. */
async function told<Result>(caller: McpCaller, read: () => Promise<Result>): Promise<Result> {
	try {
		return await read()
	} catch (error) {
		const isMissing = error instanceof Refused && error.code === 'not_found'
		const code = isMissing
			? RESOURCE_NOT_FOUND
			: error instanceof Refused
				? ErrorCode.InvalidRequest
				: ErrorCode.InternalError
		throw new McpError(code, await wordsOfFailure(error, caller))
	}
}
