import { legendsOnly, ownersAlone, type Row } from './access.ts'

/** The forms of what can be done to many saved prompts at once. */
export const SELECTION_ROUTES: readonly Row[] = [
	{
		// The page that asks; the titles on it are of what is the person's own.
		route: 'prompt-locker/selection',
		form: { intent: 'remove', chosen: ':thing@2999-01-01T00:00:00Z' },
		about: 'saved prompt',
		answers: ownersAlone((answer) => legendsOnly('/prompt-locker', answer), '200', '200'),
	},
	{
		route: 'prompt-locker/selection',
		form: { intent: 'remove', sure: 'yes', chosen: ':thing@2999-01-01T00:00:00Z' },
		about: 'saved prompt',
		answers: ownersAlone(
			(answer) => legendsOnly('/prompt-locker', answer),
			'303 /prompt-locker changes',
			'409',
		),
	},
	{
		route: 'prompt-locker/selection/export',
		form: { chosen: ':thing@2999-01-01T00:00:00Z' },
		about: 'saved prompt',
		answers: ownersAlone((answer) => legendsOnly('/prompt-locker', answer), '200 reads', '200'),
	},
	{
		// Whose changes are whose: app/features/locker/selection/selection.server.db.test.ts.
		route: 'prompt-locker/changes/:id/undo',
		form: {},
		about: 'saved prompt',
		answers: ownersAlone(
			(answer) => legendsOnly('/prompt-locker', answer),
			'303 /prompt-locker',
			'303 /prompt-locker',
		),
	},
]
