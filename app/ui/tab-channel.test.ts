import { afterEach, expect, test } from 'vitest'
import { tabChannel } from './tab-channel'

const closing: (() => void)[] = []

afterEach(() => {
	for (const close of closing.splice(0)) close()
})

/** A page of a browser, and what it has heard. */
function openPage(name: string) {
	const channel = tabChannel<number>(name)
	const heard: number[] = []
	closing.push(channel.hear((news) => heard.push(news)))
	return { channel, heard }
}

test('a page hears what others publish, in the order they did, and nothing of its own', async () => {
	const [here, there] = [openPage('news'), openPage('news')]
	for (const news of [1, 2, 3]) here.channel.publish(news)
	there.channel.publish(4)
	await expect.poll(() => [here.heard, there.heard]).toEqual([[4], [1, 2, 3]])
})

test('who only publishes is heard, and who has stopped hearing hears no more', async () => {
	const [here, there] = [openPage('news'), openPage('news')]
	tabChannel<number>('news').publish(1)
	await expect.poll(() => [here.heard, there.heard]).toEqual([[1], [1]])
	closing.pop()?.()
	tabChannel<number>('news').publish(2)
	await expect.poll(() => here.heard).toEqual([1, 2])
	expect(there.heard).toEqual([1])
})

test('two who hear on one page hear the same', async () => {
	const [here, there] = [openPage('news'), openPage('news')]
	const also: number[] = []
	closing.push(here.channel.hear((news) => also.push(news)))
	there.channel.publish(1)
	await expect.poll(() => [here.heard, also]).toEqual([[1], [1]])
})
