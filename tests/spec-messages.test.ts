import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { WORDS } from '~/i18n/all-words.server'
import type { MessageId } from '~/i18n/words'

/** A message of the spec's error catalogue (section 8) or a text it quotes, and the test that makes it appear. */
interface SpecMessage {
	id: MessageId
	shownBy: string
	/** The text to the letter, in the language that the spec quotes it in. */
	en?: string
	pt?: string
}

const MESSAGES: readonly SpecMessage[] = [
	{ id: 'error_loading_data', shownBy: 'tests/e2e/messages.e2e.ts', en: 'Error loading data' },
	{ id: 'error_loading_prompt', shownBy: 'tests/e2e/messages.e2e.ts', en: 'Error loading prompt data' },
	{ id: 'prompt_not_found', shownBy: 'server/bad-input.http.test.ts', en: 'Prompt not found' },
	{
		id: 'failed_to_update_favorites',
		shownBy: 'tests/e2e/favorites.e2e.ts',
		en: 'Failed to update favorites',
	},
	{ id: 'error_updating_status', shownBy: 'tests/e2e/used-today.e2e.ts', en: 'Error updating status' },
	{
		id: 'please_log_in_to_continue',
		shownBy: 'server/functions.http.test.ts',
		en: 'Please log in to continue',
	},
	{ id: 'no_results_found', shownBy: 'tests/e2e/categories.e2e.ts', en: 'No results found' },
	{ id: 'login_to_save_favorites', shownBy: 'tests/e2e/drawn-lists.e2e.ts' },
	{ id: 'login_required', shownBy: 'server/functions.http.test.ts' },
	{ id: 'copied_to_clipboard', shownBy: 'tests/e2e/accessibility.e2e.ts' },
	{ id: 'added_to_favorites', shownBy: 'tests/e2e/account-end.e2e.ts' },
	{ id: 'removed_from_favorites', shownBy: 'tests/e2e/favorites.e2e.ts' },
	{ id: 'shared_successfully', shownBy: 'tests/e2e/messages.e2e.ts' },
	{ id: 'link_copied_to_clipboard', shownBy: 'tests/e2e/messages.e2e.ts' },
	{ id: 'marked_as_used', shownBy: 'tests/e2e/used-today.e2e.ts' },
	{ id: 'prompt_saved', shownBy: 'tests/e2e/chat.e2e.ts', en: 'Prompt saved successfully' },
	{ id: 'prompt_updated', shownBy: 'tests/e2e/locker.e2e.ts', en: 'Prompt updated successfully' },
	{ id: 'prompt_deleted', shownBy: 'tests/e2e/locker.e2e.ts', en: 'Prompt deleted successfully' },
	{ id: 'category_created', shownBy: 'tests/e2e/locker.e2e.ts', en: 'Category created successfully' },
	{
		id: 'you_must_be_logged_in_to_subscribe',
		shownBy: 'server/functions.http.test.ts',
		en: 'You must be logged in to subscribe',
	},
	{
		id: 'failed_to_start_subscription_process',
		shownBy: 'server/functions.http.test.ts',
		en: 'Failed to start subscription process',
	},
	{
		id: 'invalid_response_from_checkout_service',
		shownBy: 'server/functions.http.test.ts',
		en: 'Invalid response from checkout service',
	},
	{
		id: 'you_must_be_logged_in_to_manage_your_subscription',
		shownBy: 'server/functions.http.test.ts',
		en: 'You must be logged in to manage your subscription',
	},
	{
		id: 'failed_to_open_subscription_management',
		shownBy: 'server/functions.http.test.ts',
		en: 'Failed to open subscription management',
	},
	{
		id: 'log_in_to_subscribe_to_a_premium_plan',
		shownBy: 'tests/e2e/plans.e2e.ts',
		en: 'Log in to subscribe to a premium plan',
	},
	{
		id: 'error_processing_payment',
		shownBy: 'tests/pricing.http.test.ts',
		en: 'Error processing payment. Please try again.',
	},
	{
		id: 'you_already_have_access_to_the_free_plan',
		shownBy: 'tests/e2e/plans.e2e.ts',
		en: 'You already have access to the free plan!',
	},
	{ id: 'login_error', shownBy: 'tests/accounts.postgres.http.test.ts' },
	{ id: 'signup_error', shownBy: 'tests/trouble.postgres.http.test.ts' },
	{ id: 'login_success', shownBy: 'tests/accounts.http.test.ts' },
	{ id: 'account_created', shownBy: 'tests/accounts.http.test.ts' },
	{ id: 'min_password', shownBy: 'tests/accounts.http.test.ts' },
	{ id: 'error_loading_user_data', shownBy: 'tests/e2e/profile.e2e.ts', en: 'Error loading user data' },
	{
		id: 'error_updating_profile',
		shownBy: 'tests/trouble.postgres.http.test.ts',
		en: 'Error updating profile',
	},
	{ id: 'profile_updated', shownBy: 'tests/e2e/profile.e2e.ts', en: 'Profile updated' },
	{
		id: 'profile_updated_successfully',
		shownBy: 'tests/e2e/profile.e2e.ts',
		en: 'Profile updated successfully!',
	},
	{ id: 'error_creating_prompt', shownBy: 'tests/trouble.postgres.http.test.ts' },
	{ id: 'prompt_created_success', shownBy: 'tests/e2e/account-end.e2e.ts' },
	{ id: 'required_fields_missing', shownBy: 'tests/e2e/created-prompt.e2e.ts' },
	{ id: 'error_checking_admin', shownBy: 'tests/trouble.postgres.http.test.ts' },
	{ id: 'error_loading_page', shownBy: 'tests/e2e/admin.e2e.ts' },
	{ id: 'not_authorized', shownBy: 'tests/e2e/admin.e2e.ts' },
	{ id: 'user_already_admin', shownBy: 'tests/trouble.postgres.http.test.ts' },
	{ id: 'error_setting_admin', shownBy: 'tests/trouble.postgres.http.test.ts' },
	{ id: 'admin_role_assigned', shownBy: 'tests/e2e/admin.e2e.ts' },
	{ id: 'please_enter_user_id', shownBy: 'tests/e2e/admin.e2e.ts' },
	{ id: 'user_not_found', shownBy: 'tests/e2e/admin.e2e.ts' },
	{ id: 'reset_error', shownBy: 'tests/trouble.postgres.http.test.ts' },
	{ id: 'update_error', shownBy: 'tests/trouble.postgres.http.test.ts' },
	{ id: 'invalid_reset_link', shownBy: 'tests/account-defences.http.test.ts' },
	{ id: 'password_updated', shownBy: 'tests/account-defences.http.test.ts' },
	{ id: 'reset_email_sent', shownBy: 'tests/e2e/accounts.e2e.ts' },
	{
		id: 'failed_to_create_focus_session',
		shownBy: 'tests/trouble.postgres.http.test.ts',
		en: 'Failed to create focus session',
	},
	{
		id: 'failed_to_end_focus_session',
		shownBy: 'tests/e2e/focus-saving.e2e.ts',
		en: 'Failed to end focus session',
	},
	{
		id: 'you_need_to_be_logged_in_to_use_focus_mode',
		shownBy: 'tests/focus-recommendation.http.test.ts',
		en: 'You need to be logged in to use focus mode',
	},
	{
		id: 'focus_mode_is_only_available_for_premium_and_pro_subscribers',
		shownBy: 'tests/focus.http.test.ts',
		en: 'Focus mode is only available for Premium and Pro subscribers',
	},
	{ id: 'focus_session_created', shownBy: 'tests/e2e/focus-saving.e2e.ts', en: 'Focus session created' },
	{ id: 'focus_session_ended', shownBy: 'tests/e2e/focus-saving.e2e.ts', en: 'Focus session ended' },
	{
		id: 'recommendation_subscribers_only',
		shownBy: 'tests/focus-recommendation.http.test.ts',
		pt: 'Este recurso está disponível apenas para assinantes dos planos Creator e Legend',
	},
	{
		id: 'recommendation_api_error',
		shownBy: 'tests/focus-recommendation.http.test.ts',
		pt: 'Erro na resposta da API: {status}',
	},
	{
		id: 'recommendation_not_obtained',
		shownBy: 'tests/e2e/focus.e2e.ts',
		pt: 'Não foi possível obter uma recomendação de foco',
	},
	{
		id: 'recommendation_sorry',
		shownBy: 'tests/e2e/focus.e2e.ts',
		pt: 'Desculpe, não consegui gerar uma sugestão de foco no momento. Por favor, tente novamente mais tarde.',
	},
	{
		id: 'no_recommendation',
		shownBy: 'tests/e2e/focus.e2e.ts',
		pt: 'Não foi possível obter uma recomendação no momento.',
	},
	{
		id: 'error_sending_message',
		shownBy: 'server/chat.http.test.ts',
		en: 'Sorry, there was an error sending your message. Please try again.',
	},
	{ id: 'chat_no_reply', shownBy: 'server/chat.http.test.ts', en: "Sorry, I couldn't process your request." },
	{
		id: 'message_sent_successfully',
		shownBy: 'tests/contact.http.test.ts',
		en: "Message sent successfully! We'll get back to you soon.",
	},
	{ id: 'admin_required', shownBy: 'tests/contact.http.test.ts' },
	{ id: 'page_not_found', shownBy: 'server/bad-input.http.test.ts', en: 'Oops! Page not found' },
	{ id: 'return_home', shownBy: 'tests/e2e/addresses.e2e.ts', en: 'Return to Home' },
	{ id: 'subscription_successful', shownBy: 'tests/e2e/plans.e2e.ts', en: 'Subscription Successful!' },
	{ id: 'focus_gate_title', shownBy: 'tests/e2e/focus.e2e.ts', pt: 'Foco Imediato - Recurso Premium' },
	{
		id: 'what_are_you_working_on',
		shownBy: 'tests/e2e/focus-two-tabs.e2e.ts',
		pt: 'Em que você está trabalhando?',
	},
	{ id: 'focus_session_in_progress', shownBy: 'tests/e2e/focus.e2e.ts', pt: 'Sessão de foco em andamento' },
	{ id: 'i_lost_focus', shownBy: 'tests/e2e/focus.e2e.ts', pt: 'Perdi o Foco' },
	{ id: 'end_session', shownBy: 'tests/e2e/account-menu.e2e.ts', pt: 'Encerrar' },
	{ id: 'no_prompts_used', shownBy: 'tests/e2e/focus-saving.e2e.ts', pt: 'Nenhum prompt utilizado' },
	{ id: 'recommendation_title', shownBy: 'tests/e2e/focus.e2e.ts', pt: 'Retome seu foco' },
	{ id: 'resume_focus', shownBy: 'tests/e2e/focus.e2e.ts', pt: 'Retomar' },
	{ id: 'category_not_found', shownBy: 'server/bad-input.http.test.ts' },
]

/** As a person reads it, with plain apostrophes as the spec has them. */
function textOf(language: 'en' | 'pt', id: MessageId): string {
	const values = { status: '{status}' }
	return WORDS[language]._(id, values).replaceAll('’', "'")
}

test.each(MESSAGES)('$id says what the spec quotes, in both languages', ({ id, en, pt }) => {
	if (en !== undefined) expect(textOf('en', id)).toBe(en)
	if (pt !== undefined) expect(textOf('pt', id)).toBe(pt)
	expect(textOf('en', id)).not.toBe(id)
	expect(textOf('pt', id)).not.toBe(id)
	expect(textOf('pt', id)).not.toBe(textOf('en', id))
})

test.each(MESSAGES)('$shownBy makes $id appear', ({ id, shownBy }) => {
	const text = readFileSync(shownBy, 'utf8')
	const isNamed = new RegExp(`['"\`:]${id}['"\`]`).test(text)
	expect(isNamed || text.includes(textOf('en', id))).toBe(true)
})
