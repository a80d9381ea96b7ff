import { open } from 'node:fs/promises'
import { noticeMail } from '../app/features/mailings/mailing-text.server'
import { MOST_NOTICE_BYTES, type Notice, NoticeError, parseNotice } from '../app/features/mailings/notice'
import {
	countNoticeReaders,
	noticeName,
	type QueuedNotice,
	queueNotice,
	readQueuedNotice,
} from '../app/features/mailings/notice-queue.server'
import { LANGUAGES, type Language } from '../app/i18n/language'

/**
 * Does what `npm run admin -- notice FILE` was asked: shows a notice and whom it would go to, and queues it with `--send`
 * alone. Answers what to print, in English.
 */
export async function runNoticeCommand([path = '', flag]: readonly string[]): Promise<{
	isDone: boolean
	lines: string[]
}> {
	try {
		const notice = parseNotice(await readNoticeFile(path))
		return { isDone: true, lines: flag === '--send' ? await send(notice) : await show(notice) }
	} catch (error) {
		if (!(error instanceof NoticeError)) throw error
		return { isDone: false, lines: [error.message, 'Nothing was sent.'] }
	}
}

async function readNoticeFile(path: string): Promise<string> {
	const file = await open(path).catch(() => null)
	if (!file) throw new NoticeError(`${path} can’t be read.`)
	try {
		if (!(await file.stat()).isFile()) throw new NoticeError(`${path} is no file.`)
		const { buffer, bytesRead } = await file.read({ buffer: Buffer.alloc(MOST_NOTICE_BYTES + 1) })
		if (bytesRead > MOST_NOTICE_BYTES)
			throw new NoticeError(`${path} has more than ${MOST_NOTICE_BYTES} bytes.`)
		return new TextDecoder('utf-8', { fatal: true }).decode(buffer.subarray(0, bytesRead))
	} catch (error) {
		throw error instanceof TypeError ? new NoticeError(`${path} is no text in UTF-8.`) : error
	} finally {
		await file.close()
	}
}

async function show(notice: Notice): Promise<string[]> {
	const [count, queued] = [await countNoticeReaders(notice), await readQueuedNotice(notice)]
	const mails = await Promise.all(LANGUAGES.map((language) => showMail(notice, language, count[language])))
	const whom = notice.to === 'subscribers' ? 'subscribers' : 'people'
	return [
		...mails.flat(),
		queued
			? stateOf(notice, queued)
			: `It would go to ${count.en + count.pt} ${whom}. Nothing was sent: add --send to send it.`,
	]
}

async function showMail(notice: Notice, language: Language, count: number): Promise<string[]> {
	const { subject, text } = await noticeMail({ email: '', language }, notice)
	return [`--- ${language}, for ${count}: ${subject}`, '', text]
}

async function send(notice: Notice): Promise<string[]> {
	const before = await readQueuedNotice(notice)
	const count = await queueNotice(notice)
	if (!before) return [`It goes to ${count} people, by whichever processes run. ${noticeName(notice)}`]
	const after = await readQueuedNotice(notice)
	return [
		'It was sent before, and goes to nobody twice.',
		...(count > 0 ? [`${count} that could not be sent are tried once more.`] : []),
		...(after ? [stateOf(notice, after)] : []),
	]
}

function stateOf(notice: Notice, { since, people, outcomes }: QueuedNotice): string {
	const { waiting = 0, sent = 0, refused = 0, failed = 0 } = outcomes
	const parts = [
		`${sent} sent`,
		`${waiting} waiting`,
		`${refused} refused by the mail server`,
		`${failed} failed`,
	]
	return `${noticeName(notice)} goes out since ${since.toISOString()}, to ${people} people: ${parts.join(', ')}.`
}
