import { expect, test } from 'vitest'
import { readFile } from '../../../../tests/support/locker/locker-imports'

const PLAIN = { description: '', tags: [], category: null, isPinned: false, blanks: [] }

const FILE = `# espanso match file

global_vars:
  - name: "today"
    type: date

matches:
  # Simple text replacement
  - trigger: ":espanso"
    replace: "Hi there!"

  - triggers: [":rev", ":review"]
    label: 'Review: it''s "short"'
    search_terms:
      - code
      - "a, b"
    replace: |
      Review this:

        - indented {{clipboard}}
      # no remark
    vars:
      - name: clipboard
        type: clipboard
  - trigger: :form
    form: "Hey [[name]],\\nfor [[topic]]"
  - regex: ":greet\\\\d"
    replace: >-
      Folded
      into one.

      And one.
  - trigger: ":cat"
    image_path: "/cat.png"

anchors:
  - trigger: ":not"
    replace: "in the list"
`

test('the matches of Espanso come in, with labels as titles, search terms as tags, and forms as blanks', async () => {
	for (const file of [FILE, FILE.replaceAll('\n', '\r\n'), FILE.replace(/^ {2}(?=[ -])/gm, '')]) {
		const { entries, columns } = await readFile(file, 'base.yml')
		expect(entries.slice(0, 3)).toEqual([
			{ at: 1, prompt: { ...PLAIN, title: ':espanso', content: 'Hi there!' } },
			{
				at: 2,
				prompt: {
					...PLAIN,
					title: `Review: it's "short"`,
					tags: ['code', 'a, b'],
					content: 'Review this:\n\n  - indented {{clipboard}}\n# no remark',
				},
			},
			{ at: 3, prompt: { ...PLAIN, title: ':form', content: 'Hey [name],\nfor [topic]' } },
		])
		expect(entries.slice(3)).toMatchObject([
			{ at: 4, problem: 'title_required' },
			{ at: 5, problem: 'content_required', shown: ':cat' },
		])
		expect(columns).toMatchObject({ trigger: 'title', replace: 'content', search_terms: 'tags', vars: null })
	}
})

test('a file without matches, and one with too much in one, say so', async () => {
	for (const file of ['a: b\n', 'matches:\n', '- trigger: x\n  replace: y\n']) {
		await expect(readFile(file, 'base.yaml')).rejects.toMatchObject({ message: 'import_yaml_nothing' })
	}
	const long = `matches:\n  - trigger: a\n    replace: |\n${'      word\n'.repeat(200_000)}`
	await expect(readFile(long, 'base.yml')).rejects.toMatchObject({ message: 'import_entry_too_long' })
	const many = `matches:\n${'- trigger: a\n  replace: b\n'.repeat(5_001)}`
	await expect(readFile(many, 'base.yml')).rejects.toMatchObject({ message: 'import_too_many' })
})
