import { expect, test } from 'vitest'
import { readEntries } from '../../../../tests/support/locker/locker-imports'

test('what AI Prompt Genius knows of a blank comes with it, and what depends on an answer stays as it is', async () => {
	const text =
		'{{Topic::text}} {{Notes::largeText}} {{Count::number-3}} {{Pages::number}} {{Sum::number-Count+1}} {{Tone:: list-warm; plain;; dry }} {{Brand::list@brands}} {{Odd::else}} {{Topic}} {{if Tone == "dry" {Why::text};else {How::text}}}'
	const [entry] = await readEntries(JSON.stringify([{ title: 'Typed', text, tags: [], folder: '' }]))
	expect(entry).toMatchObject({
		prompt: {
			content:
				'[Topic] [Notes] [Count] [Pages] [Sum] [Tone] [Brand] [Odd] [Topic] {{if Tone == "dry" {Why::text};else {How::text}}}',
			blanks: [
				{ name: 'Notes', kind: 'long', default: '', choices: [] },
				{ name: 'Count', kind: 'number', default: '3', choices: [] },
				{ name: 'Pages', kind: 'number', default: '', choices: [] },
				{ name: 'Sum', kind: 'number', default: '', choices: [] },
				{ name: 'Tone', kind: 'choice', default: '', choices: ['warm', 'plain', 'dry'] },
			],
		},
	})
})
