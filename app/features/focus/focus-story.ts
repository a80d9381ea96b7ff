import type { Language } from '~/i18n/language'
import { SESSION_WORDS } from './focus-instructions'
import { type FocusWork, isChosenStatus } from './focus-work'
import { timeSpent } from './pomodoro'

const MOST_TASKS = 30
const LONGEST_TASK = 200
const LONGEST_PROMPT = 400

/**
 * A session as it is told to the chat service: open tasks before done ones, long texts shortened. The mental status is
 * in it only where the person chose one.
 */
export function tellSession(work: FocusWork, now: number, language: Language): string {
	const { title, subTasks, mentalStatus, lastPrompts, timer } = work
	const words = SESSION_WORDS[language]
	const tasks = subTasks
		.toSorted((one, other) => Number(one.completed) - Number(other.completed))
		.slice(0, MOST_TASKS)
		.map(({ text, completed }) => `- [${completed ? 'x' : ' '}] ${shortened(text, LONGEST_TASK)}`)
	const minutes = Math.floor(timeSpent(timer, now) / 60_000)
	return [
		`${words.session} ${title}`,
		`${words.focused} ${minutes}`,
		...(tasks.length > 0 ? [words.tasks, ...tasks] : [words.noTasks]),
		...(isChosenStatus(mentalStatus)
			? [
					`${words.mood} ${words.moods[mentalStatus.emoji]} ${mentalStatus.emoji}`,
					`${words.attention} ${mentalStatus.attentionLevel}`,
				]
			: []),
		...(lastPrompts.length > 0
			? [words.prompts, ...lastPrompts.map((prompt) => `* ${shortened(prompt, LONGEST_PROMPT)}`)]
			: []),
	].join('\n')
}

function shortened(text: string, most: number): string {
	const line = text.replace(/\s+/g, ' ')
	return line.length > most ? `${line.slice(0, most - 1).toWellFormed()}…` : line
}
