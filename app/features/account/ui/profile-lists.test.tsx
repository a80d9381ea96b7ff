import { expect, test } from 'vitest'
import { rendered } from '../../../../tests/support/rendered'
import { FavoriteList } from './profile-lists'

const shown = (gone: number, query = '') =>
	rendered(<FavoriteList favorites={[]} gone={gone} query={query} />, 'pt')

test('whose favorites have all left the library is told so, and not that nothing was saved', () => {
	expect(shown(2)).toContain('2 prompts que você salvou saíram da biblioteca.')
	expect(shown(2)).not.toContain('Nada salvo ainda')
	expect(shown(0)).toContain('Nada salvo ainda')
	expect(shown(0)).not.toContain('favorites_gone')
})
