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
					tags: ['code', 'a, b', ':rev', ':review'],
					content: 'Review this:\n\n  - indented {{clipboard}}\n# no remark',
				},
			},
			{ at: 3, prompt: { ...PLAIN, title: ':form', content: 'Hey [name],\nfor [topic]' } },
		])
		expect(entries.slice(3)).toMatchObject([
			{ at: 4, problem: 'title_required' },
			{ at: 5, problem: 'content_required', shown: ':cat' },
		])
		expect(columns).toMatchObject({
			trigger: 'title',
			replace: 'content',
			search_terms: 'tags',
			triggers: 'tags',
			vars: null,
		})
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

test('the forms of Espanso become blanks with what they begin with, and its cursor goes', async () => {
	const file = `matches:
  - trigger: ":greet"
    label: Greeting
    replace: "Hi {{form1.name}},\\n$|$\\n{{form1.body}} {{ form1.mood }} {{other.x}} {{today}} {{form1.free}}"
    vars:
      - name: today
        type: date
        params:
          format: "%m/%d"
      # what it asks
      - name: form1
        type: form
        params:
          layout: "Name: [[name]]"
          fields:
            name:
              default: "Ana"
            body:
              multiline: true
            mood:
              type: choice
              values:
                - glad
                - "sad, a bit"
              default: glad
  - trigger: :short
    form: |
      Hey [[name]], [[mood]]$|$
    form_fields:
      mood:
        type: list
        values: |
          one
          two
  - trigger: ":cold-mail-2"
    label: "Cold mail"
    replace: "As our own files have it"
`
	const told = { kind: 'short', choices: [], default: '' }
	const { entries, columns } = await readFile(file, 'forms.yml')
	expect(entries).toMatchObject([
		{
			prompt: {
				title: 'Greeting',
				tags: [':greet'],
				content: 'Hi [name],\n\n[body] [mood] {{other.x}} {{today}} [free]',
				blanks: [
					{ ...told, name: 'name', default: 'Ana' },
					{ ...told, name: 'body', kind: 'long' },
					{ name: 'mood', kind: 'choice', default: 'glad', choices: ['glad', 'sad, a bit'] },
				],
			},
		},
		{
			prompt: {
				title: ':short',
				tags: [],
				content: 'Hey [name], [mood]',
				blanks: [{ name: 'mood', kind: 'choice', default: '', choices: ['one', 'two'] }],
			},
		},
		{ prompt: { title: 'Cold mail', tags: [] } },
	])
	expect(columns).toEqual({
		label: 'title',
		trigger: 'tags',
		replace: 'content',
		form: 'content',
		vars: null,
	})
	const both = await readFile(
		'matches:\n  - triggers: [":a"]\n    replace: x\n  - triggers: [":b"]\n    label: Other\n    replace: y\n',
		'both.yml',
	)
	expect(both.columns).toEqual({ triggers: 'tags', label: 'title', replace: 'content' })
})
