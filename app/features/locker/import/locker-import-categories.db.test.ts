import { expect, test } from 'vitest'
import { aStoredLegend } from '../../../../tests/support/accounts'
import { every } from '../../../../tests/support/locker/exported'
import { importFile } from '../../../../tests/support/locker/locker-imports'
import { listCategories } from '../locker-category.server'
import { exportLocker } from '../locker-export.server'

test('every prompt of a file comes into a category of its name, however letters turn small', async () => {
	const legend = await aStoredLegend()
	const names = ['ΟΔΟΣ', 'οδος', 'οδοσ', 'İstanbul', 'i̇stanbul', 'Shop', 'SHOP', 'shop', 'Straße', 'STRASSE']
	const file = names.map((category, at) => ({ title: `${at}`, content: `${at}`, category }))
	expect(await importFile(legend, JSON.stringify(file))).toBe(names.length)
	const filed = new Map((await every(exportLocker(legend))).map(({ title, category }) => [title, category]))
	for (const [at, name] of names.entries()) {
		expect(filed.get(`${at}`)?.toLocaleUpperCase(), name).toBe(name.toLocaleUpperCase())
	}
	const kept = (await listCategories(legend)).map(({ name }) => name.toLowerCase())
	expect(kept.filter((name) => name === 'shop')).toHaveLength(1)
})
