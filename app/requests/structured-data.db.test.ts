import { expect, test } from 'vitest'
import { VISITOR } from '~/core/viewer'
import { readPrompt } from '~/features/library/prompt.server'
import { publishedPrompts } from '../../tests/support/library'
import { aMember } from '../../tests/support/people'
import { breadcrumbData, collectionData, promptData, siteData } from './structured-data.server'

const url = (path: string) => new URL(path, 'http://anything.test')

test('the home page says what the site is called and who runs it', () => {
	const [site, organization] = siteData('A library.')
	expect(site).toMatchObject({ '@type': 'WebSite', name: 'Pronto', url: 'http://localhost:3000/' })
	expect(organization).toMatchObject({ '@type': 'Organization', logo: 'http://localhost:3000/icon-512.png' })
	expect(site?.['publisher']).toEqual({ '@id': organization?.['@id'] })
})

test('a breadcrumb counts from 1, keeps the language, and ends at the page itself', () => {
	const crumbs = [
		{ label: 'Início', to: '/' },
		{ label: 'Finanças', to: '/category/finance' },
		{ label: 'Preço' },
	]
	expect(breadcrumbData(url('/prompt/1?lang=pt'), crumbs)).toMatchObject({
		'@type': 'BreadcrumbList',
		itemListElement: [
			{ '@type': 'ListItem', position: 1, name: 'Início', item: 'http://localhost:3000/?lang=pt' },
			{ position: 2, item: 'http://localhost:3000/category/finance?lang=pt' },
			{ position: 3, name: 'Preço' },
		],
	})
})

test('a list names its prompts in the order of the page', () => {
	const prompts = [
		{ address: '2', title: 'Two' },
		{ address: '1', title: 'One' },
	]
	const data = collectionData(url('/category/finance'), 'en', {
		title: 'Finance',
		description: 'Money.',
		prompts,
	})
	expect(data).toMatchObject({
		'@type': 'CollectionPage',
		url: 'http://localhost:3000/category/finance',
		inLanguage: 'en',
		mainEntity: {
			'@type': 'ItemList',
			numberOfItems: 2,
			itemListElement: [
				{ position: 1, url: 'http://localhost:3000/prompt/2' },
				{ position: 2, url: 'http://localhost:3000/prompt/1' },
			],
		},
	})
})

test('a premium prompt says which part is paid for; a free one that all of it is free', async () => {
	const dataOf = async (id: string) =>
		promptData(url(`/prompt/${id}`), await readPrompt(VISITOR, id, 'en'), 'Finance')
	expect(await dataOf('1')).toMatchObject({ '@type': 'CreativeWork', isAccessibleForFree: true })
	expect(await dataOf('1')).not.toHaveProperty('hasPart')
	expect(await dataOf('2')).toMatchObject({
		isAccessibleForFree: false,
		hasPart: { '@type': 'WebPageElement', isAccessibleForFree: false, cssSelector: '.lock' },
	})
})

test('not even a subscriber’s page carries a prompt’s text in its structured data', async () => {
	const subscriber = aMember({ tier: 'pro' })
	for (const { id, en } of publishedPrompts) {
		const prompt = await readPrompt(subscriber, id, 'en')
		const data = JSON.stringify(promptData(url(`/prompt/${id}`), prompt, 'Any'))
		expect(data).not.toContain(JSON.stringify(en.promptText.slice(0, 60)).slice(1, -1))
		expect(data).not.toContain(JSON.stringify(en.followUp.slice(0, 40)).slice(1, -1))
	}
})
