import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { parse, parseAllDocuments } from 'yaml'
import { z } from 'zod'
import { readSettings } from './support/setup/settings'

const CHART = 'deploy/chart'
const read = (path: string) => readFileSync(path, 'utf8')
const values = z
	.record(z.string(), z.union([z.string(), z.number()]))
	.parse(parse(read(`${CHART}/values.yaml`)))
const templates = globSync(`${CHART}/templates/*.yaml`)

const Probe = z.object({ httpGet: z.object({ path: z.string(), port: z.literal('http') }) })
const Container = z.object({
	image: z.literal(values['image']),
	command: z.array(z.string()).optional(),
	envFrom: z.tuple([z.object({ secretRef: z.object({ name: z.literal(values['settings']) }) })]),
	env: z.array(z.object({ name: z.string(), value: z.string() })),
	ports: z.array(z.object({ name: z.string(), containerPort: z.number() })).optional(),
	startupProbe: Probe.optional(),
	livenessProbe: Probe.optional(),
	readinessProbe: Probe.optional(),
	securityContext: z.object({
		readOnlyRootFilesystem: z.literal(true),
		allowPrivilegeEscalation: z.literal(false),
		capabilities: z.object({ drop: z.tuple([z.literal('ALL')]) }),
	}),
	volumeMounts: z.array(z.object({ name: z.string(), mountPath: z.string() })),
})
const Pod = z.object({
	securityContext: z.object({ runAsNonRoot: z.literal(true) }),
	terminationGracePeriodSeconds: z.number().optional(),
	containers: z.tuple([Container]),
	volumes: z.array(z.object({ name: z.string() })),
})
const Labels = z.record(z.string(), z.string())
const Thing = z.object({
	apiVersion: z.string(),
	kind: z.string(),
	metadata: z.object({ name: z.string(), annotations: Labels.optional() }),
	spec: z.looseObject({}),
})
const Template = z.object({ metadata: z.object({ labels: Labels }), spec: Pod })
const Job = z.object({ template: Template })
const Deployment = Job.extend({ replicas: z.number(), selector: z.object({ matchLabels: Labels }) })
const Service = z.object({ selector: Labels, ports: z.array(z.object({ targetPort: z.string() })) })

/** What Helm makes of the templates, which do nothing but put in values: anything else stays, and is found. */
function rendered() {
	return templates.flatMap((path) => {
		const text = read(path).replace(
			/\{\{ (?:\.Values\.(\w+)|\.Release\.Name) \}\}/g,
			(whole, name?: string) => (name === undefined ? 'site' : String(values[name] ?? whole)),
		)
		expect(text, path).not.toMatch(/\{\{|\}\}/)
		return parseAllDocuments(text, { strict: true, uniqueKeys: true }).map((document) => {
			expect(document.errors, path).toEqual([])
			return Thing.parse(document.toJS())
		})
	})
}

function specOf(kind: string): z.infer<typeof Thing>['spec'] {
	const [thing, ...others] = rendered().filter((one) => one.kind === kind)
	expect(others).toEqual([])
	return thing?.spec ?? {}
}

const deployment = () => Deployment.parse(specOf('Deployment'))
const job = () => Job.parse(specOf('Job'))

test('each value is used, and each that is used is there', () => {
	const used = templates.flatMap((path) =>
		[...read(path).matchAll(/\.Values\.(\w+)/g)].map(([, name = '']) => name),
	)
	expect([...new Set(used)].sort()).toEqual(Object.keys(values).sort())
	expect(
		rendered()
			.map(({ kind }) => kind)
			.sort(),
	).toEqual(['Deployment', 'Ingress', 'Job', 'PodDisruptionBudget', 'Service'])
})

test('the chart and the file of settings know all that production needs, and no setting that there is not', () => {
	const { names, needed } = readSettings()
	const given = [...read('deploy/pronto.env.example').matchAll(/^#?([A-Z][A-Z_]+)=/gm)].map(
		([, name = '']) => name,
	)
	for (const { template } of [deployment(), job()]) {
		const [{ env }] = template.spec.containers
		const set = env.map(({ name }) => name)
		expect(set.filter((name) => !names.includes(name))).toEqual([])
		expect(set.filter((name) => given.includes(name))).toEqual([])
		expect(needed.filter((name) => ![...set, ...given].includes(name))).toEqual([])
	}
	// What each setting that neither has is: the sandbox's, or an account of somebody else.
	const [{ env }] = deployment().template.spec.containers
	const known = [...given, ...env.map(({ name }) => name)]
	expect(names.filter((name) => !known.includes(name)).sort()).toEqual([
		'GOOGLE_ISSUER',
		'OTEL_EXPORTER_OTLP_ENDPOINT',
		'OTEL_TRACES_SAMPLER_ARG',
		'PRONTO_SANDBOX',
		'STRIPE_API_BASE',
	])
})

test('two processes live by /healthz and are asked by /readyz, as with Compose, and have longer to stop than they need', () => {
	const { replicas, template } = deployment()
	expect(replicas).toBe(2)
	const [{ startupProbe, livenessProbe, readinessProbe, ports }] = template.spec.containers
	expect([startupProbe, livenessProbe, readinessProbe].map((probe) => probe?.httpGet.path)).toEqual([
		'/healthz',
		'/healthz',
		'/readyz',
	])
	expect(ports?.map(({ name }) => name)).toEqual(['http', 'metrics'])
	expect(template.spec.terminationGracePeriodSeconds).toBeGreaterThanOrEqual(10 + 15)
})

test('one job migrates before each rollout, and serves nobody', () => {
	const { template } = job()
	const [{ command }] = template.spec.containers
	expect(command).toEqual(['node', 'scripts/db.mjs', 'migrate'])
	const annotations = rendered().find(({ kind }) => kind === 'Job')?.metadata.annotations
	expect(annotations).toMatchObject({ 'helm.sh/hook': 'pre-install,pre-upgrade' })
	const { selector, ports } = Service.parse(specOf('Service'))
	expect(ports).toEqual([expect.objectContaining({ targetPort: 'http' })])
	const reached = (labels: Record<string, string>) =>
		Object.entries(selector).every(([name, value]) => labels[name] === value)
	expect(reached(deployment().template.metadata.labels)).toBe(true)
	expect(reached(template.metadata.labels)).toBe(false)
	expect(deployment().selector.matchLabels).toEqual(selector)
})

test('whatever is mounted is there, and what is written lies where writing is allowed', () => {
	for (const { template } of [deployment(), job()]) {
		const [{ volumeMounts }] = template.spec.containers
		expect(volumeMounts.map(({ mountPath }) => mountPath)).toEqual(['/data', '/tmp'])
		expect(volumeMounts.map(({ name }) => name)).toEqual(template.spec.volumes.map(({ name }) => name))
	}
})
