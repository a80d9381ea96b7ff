import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createTransport } from 'nodemailer'
import { expect, test } from 'vitest'
import { readOutbox, startOutbox } from './outbox'

test('what a mailer sends by SMTP stays readable, newest first, with its links', async () => {
	const folder = mkdtempSync(join(tmpdir(), 'pronto-outbox-'))
	const outbox = await startOutbox(folder)
	const mailer = createTransport({ url: outbox.url })
	const mail = { from: 'Pronto <hello@pronto.test>', html: '<p>x</p>' }
	await mailer.sendMail({
		...mail,
		to: 'one@pronto.test',
		subject: 'Olá, ação',
		text: 'https://a.test/#token=1, e https://a.test/terms?lang=pt. Não.',
	})
	await mailer.sendMail({ ...mail, to: 'two@pronto.test', subject: 'Second', text: 'none' })
	await outbox.close()
	expect(readOutbox(folder)).toMatchObject([
		{ to: 'two@pronto.test', subject: 'Second', links: [] },
		{
			to: 'one@pronto.test',
			subject: 'Olá, ação',
			links: ['https://a.test/#token=1', 'https://a.test/terms?lang=pt'],
		},
	])
})

test('mails of one moment are all kept, up to two hundred', async () => {
	const folder = mkdtempSync(join(tmpdir(), 'pronto-outbox-'))
	const outbox = await startOutbox(folder)
	const mailer = createTransport({ url: outbox.url, pool: true, maxConnections: 5, maxMessages: Infinity })
	const mails = Array.from({ length: 210 }, (_, number) => ({
		from: 'hello@pronto.test',
		to: `person-${number}@pronto.test`,
		subject: 'Hello',
		text: 'Hello',
	}))
	await Promise.all(mails.map((mail) => mailer.sendMail(mail)))
	mailer.close()
	await outbox.close()
	expect(readOutbox(folder)).toHaveLength(200)
})
