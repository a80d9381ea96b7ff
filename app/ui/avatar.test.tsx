import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Avatar } from './avatar'

test.each([
	['ana', 'A'],
	['😀 Ana', '😀'],
	['𝒜na', '𝒜'],
])('who is called %s and has no picture is shown by %s', (name, letter) => {
	expect(renderToStaticMarkup(<Avatar name={name} url={null} />)).toContain(`>${letter}<`)
})
