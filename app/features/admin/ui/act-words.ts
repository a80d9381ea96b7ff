import type { MessageId } from '~/i18n/words'
import type { PersonAct } from '../person'

interface ActWords {
	/** What it is called, and what it will do. */
	title: MessageId
	text: MessageId
	/** On the button that does it. */
	press: MessageId
	done: MessageId
	isDanger?: true
}

/** What each act is called, does, and has done. */
export const ACT_WORDS = {
	refund: {
		title: 'act_refund',
		text: 'act_refund_text',
		press: 'act_refund_press',
		done: 'act_refund_done',
		isDanger: true,
	},
	'cancel-later': {
		title: 'act_cancel_later',
		text: 'act_cancel_later_text',
		press: 'act_cancel_later_press',
		done: 'act_cancel_later_done',
	},
	'cancel-now': {
		title: 'act_cancel_now',
		text: 'act_cancel_now_text',
		press: 'act_cancel_now_press',
		done: 'act_cancel_now_done',
		isDanger: true,
	},
	resume: {
		title: 'act_resume',
		text: 'act_resume_text',
		press: 'act_resume_press',
		done: 'act_resume_done',
	},
	'give-plan': {
		title: 'act_give_plan',
		text: 'act_give_plan_text',
		press: 'act_give_plan_press',
		done: 'act_give_plan_done',
	},
	'take-plan': {
		title: 'act_take_plan',
		text: 'act_take_plan_text',
		press: 'act_take_plan_press',
		done: 'act_take_plan_done',
	},
	confirmation: {
		title: 'act_confirmation',
		text: 'act_confirmation_text',
		press: 'act_confirmation_press',
		done: 'act_confirmation_done',
	},
	'password-link': {
		title: 'act_password_link',
		text: 'act_password_link_text',
		press: 'act_password_link_press',
		done: 'act_password_link_done',
	},
	'end-sessions': {
		title: 'act_end_sessions',
		text: 'act_end_sessions_text',
		press: 'act_end_sessions_press',
		done: 'act_end_sessions_done',
	},
	suspend: {
		title: 'act_suspend',
		text: 'act_suspend_text',
		press: 'act_suspend_press',
		done: 'act_suspend_done',
		isDanger: true,
	},
	lift: { title: 'act_lift', text: 'act_lift_text', press: 'act_lift_press', done: 'act_lift_done' },
	delete: {
		title: 'act_delete',
		text: 'act_delete_text',
		press: 'act_delete_press',
		done: 'act_delete_done',
		isDanger: true,
	},
} as const satisfies Record<PersonAct, ActWords>
