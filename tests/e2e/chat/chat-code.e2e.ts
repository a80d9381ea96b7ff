import { chatDesk } from '../support/chat-desk.ts'
import { beSubscriber } from '../support/focus-people.ts'
import { expect, inOneLanguage, open, test } from '../support/journey.ts'

const CODE = 'const answer = price("<b>") * 2 // half'
/** Longer than what the service said, which is why the page keeps it. */
const REPLY = `\`\`\`js\n${CODE}\n\`\`\`\n\n${'As asked. '.repeat(200)}`

inOneLanguage('en', () => {
	test.beforeEach(({ context, baseURL }) => beSubscriber(context, baseURL, 'pro'))

	test('code of an answer has colours, for which nothing is loaded before there is some', async ({
		page,
		t,
	}) => {
		const highlighter: string[] = []
		page.on('request', (request) => {
			if (request.url().includes('code-colours')) highlighter.push(request.url())
		})
		await page.route('**/functions/v1/chat-with-ai', async (route) => {
			const response = await route.fetch()
			const events = (await response.text()).split('\n\n').filter((event) => !event.includes('"delta"'))
			const delta = `data: ${JSON.stringify({ type: 'delta', from: 0, text: REPLY })}`
			const body = events.toSpliced(1, 0, delta).join('\n\n')
			await route.fulfill({ response, body })
		})
		await open(page, '/chat-legend')
		const desk = chatDesk(page, t)
		expect(highlighter).toEqual([])
		await desk.send('price')
		await expect(desk.last.locator('code')).toHaveText(`${CODE}\n`)
		const painted = () =>
			page.evaluate(() =>
				[...CSS.highlights].map(([name, ranges]) => [
					name,
					...[...ranges].map(({ startContainer: { textContent: text }, startOffset, endOffset }) =>
						text?.slice(startOffset, endOffset),
					),
				]),
			)
		const colours = [
			['code-keyword', 'const'],
			['code-name', 'price'],
			['code-string', '"<b>"'],
			['code-number', '2'],
			['code-comment', '// half'],
		]
		await expect.poll(painted).toEqual(colours)
		expect(highlighter).toHaveLength(1)
		await expect(desk.last.locator('code > *')).toHaveCount(0)
	})
})
