import type { Member } from '~/core/viewer'
import { setAnswerMemory, syncAnswers } from '~/features/answers/answers.server'

/** Has somebody's account remember one thing of each kind, and that one was forgotten. */
export async function rememberAnswers(member: Member, mark: string): Promise<void> {
	await setAnswerMemory(member, true)
	const changedAt = Date.now()
	const filled: [string, string][] = [[`${mark} blank`, `${mark} filled`]]
	const title = `${mark} prompt`
	await syncAnswers(member, [
		{ kind: 'answer', id: 'business', changedAt, value: { text: `${mark} business` } },
		{ kind: 'last', id: '1', changedAt, value: { title, filled } },
		{
			kind: 'named',
			id: `${mark}-n`,
			changedAt,
			value: { promptId: '1', title, name: `${mark} name`, filled },
		},
		{ kind: 'named', id: `${mark}-forgotten`, changedAt, value: null },
	])
}
