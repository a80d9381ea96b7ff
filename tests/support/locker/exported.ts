import { exportAccountAsJson } from '~/features/personal-data/account-export.server'

/** All that comes one by one. */
export async function every<Value>(values: AsyncIterable<Value>): Promise<Value[]> {
	const all: Value[] = []
	for await (const value of values) all.push(value)
	return all
}

/** The text of a file that is written in pieces. */
export async function wholeText(pieces: AsyncIterable<string>): Promise<string> {
	return (await every(pieces)).join('')
}

/** What somebody's own data say of them. */
export async function exportAccount(member: Parameters<typeof exportAccountAsJson>[0]) {
	return JSON.parse(await wholeText(exportAccountAsJson(member)))
}
