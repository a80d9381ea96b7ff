import { expect, test } from 'vitest'
import { WORDS } from '~/i18n/translate.server'
import type { MessageId } from '~/i18n/words'

/** A message that was promised (docs/product.md#messages). */
interface SpecMessage {
	id: MessageId
	/** The text to the letter, in the language that it was promised in. */
	en?: string
	pt?: string
}

const MESSAGES: readonly SpecMessage[] = [
	{ id: 'error_loading_data', en: 'Error loading data' },
	{ id: 'error_loading_prompt', en: 'Error loading prompt data' },
	{ id: 'prompt_not_found', en: 'Prompt not found' },
	{ id: 'failed_to_update_favorites', en: 'Failed to update favorites' },
	{ id: 'error_updating_status', en: 'Error updating status' },
	{ id: 'please_log_in_to_continue', en: 'Please log in to continue' },
	{ id: 'no_results_found', en: 'No results found' },
	{ id: 'login_to_save_favorites' },
	{ id: 'login_required' },
	{ id: 'copied_to_clipboard' },
	{ id: 'added_to_favorites' },
	{ id: 'removed_from_favorites' },
	{ id: 'shared_successfully' },
	{ id: 'link_copied_to_clipboard' },
	{ id: 'marked_as_used' },
	{ id: 'prompt_saved', en: 'Prompt saved successfully' },
	{ id: 'prompt_updated', en: 'Prompt updated successfully' },
	{ id: 'prompt_deleted', en: 'Prompt deleted successfully' },
	{ id: 'category_created', en: 'Category created successfully' },
	{ id: 'you_must_be_logged_in_to_subscribe', en: 'You must be logged in to subscribe' },
	{ id: 'failed_to_start_subscription_process', en: 'Failed to start subscription process' },
	{ id: 'invalid_response_from_checkout_service', en: 'Invalid response from checkout service' },
	{
		id: 'you_must_be_logged_in_to_manage_your_subscription',
		en: 'You must be logged in to manage your subscription',
	},
	{ id: 'failed_to_open_subscription_management', en: 'Failed to open subscription management' },
	{ id: 'log_in_to_subscribe_to_a_premium_plan', en: 'Log in to subscribe to a premium plan' },
	{ id: 'error_processing_payment', en: 'Error processing payment. Please try again.' },
	{ id: 'you_already_have_access_to_the_free_plan', en: 'You already have access to the free plan!' },
	{ id: 'login_error' },
	{ id: 'signup_error' },
	{ id: 'login_success' },
	{ id: 'account_created' },
	{ id: 'min_password' },
	{ id: 'error_loading_user_data', en: 'Error loading user data' },
	{ id: 'error_updating_profile', en: 'Error updating profile' },
	{ id: 'profile_updated', en: 'Profile updated' },
	{ id: 'profile_updated_successfully', en: 'Profile updated successfully!' },
	{ id: 'error_creating_prompt' },
	{ id: 'prompt_created_success' },
	{ id: 'required_fields_missing' },
	{ id: 'error_checking_admin' },
	{ id: 'error_loading_page' },
	{ id: 'not_authorized' },
	{ id: 'user_already_admin' },
	{ id: 'error_setting_admin' },
	{ id: 'admin_role_assigned' },
	{ id: 'please_enter_user_id' },
	{ id: 'user_not_found' },
	{ id: 'reset_error' },
	{ id: 'update_error' },
	{ id: 'invalid_reset_link' },
	{ id: 'password_updated' },
	{ id: 'reset_email_sent' },
	{ id: 'failed_to_create_focus_session', en: 'Failed to create focus session' },
	{ id: 'failed_to_end_focus_session', en: 'Failed to end focus session' },
	{ id: 'you_need_to_be_logged_in_to_use_focus_mode', en: 'You need to be logged in to use focus mode' },
	{
		id: 'focus_mode_is_only_available_for_premium_and_pro_subscribers',
		en: 'Focus mode is only available for Premium and Pro subscribers',
	},
	{ id: 'focus_session_created', en: 'Focus session created' },
	{ id: 'focus_session_ended', en: 'Focus session ended' },
	{
		id: 'recommendation_subscribers_only',
		pt: 'Este recurso está disponível apenas para assinantes dos planos Creator e Legend',
	},
	{ id: 'recommendation_api_error', pt: 'Erro na resposta da API: {status}' },
	{ id: 'recommendation_not_obtained', pt: 'Não foi possível obter uma recomendação de foco' },
	{
		id: 'recommendation_sorry',
		pt: 'Desculpe, não consegui gerar uma sugestão de foco no momento. Por favor, tente novamente mais tarde.',
	},
	{ id: 'no_recommendation', pt: 'Não foi possível obter uma recomendação no momento.' },
	{ id: 'error_sending_message', en: 'Sorry, there was an error sending your message. Please try again.' },
	{ id: 'chat_no_reply', en: "Sorry, I couldn't process your request." },
	{ id: 'message_sent_successfully', en: "Message sent successfully! We'll get back to you soon." },
	{ id: 'admin_required' },
	{ id: 'page_not_found', en: 'Oops! Page not found' },
	{ id: 'return_home', en: 'Return to Home' },
	{ id: 'subscription_successful', en: 'Subscription Successful!' },
	{ id: 'focus_gate_title', pt: 'Foco Imediato - Recurso Premium' },
	{ id: 'what_are_you_working_on', pt: 'Em que você está trabalhando?' },
	{ id: 'focus_session_in_progress', pt: 'Sessão de foco em andamento' },
	{ id: 'i_lost_focus', pt: 'Perdi o Foco' },
	{ id: 'end_session', pt: 'Encerrar' },
	{ id: 'no_prompts_used', pt: 'Nenhum prompt utilizado' },
	{ id: 'recommendation_title', pt: 'Retome seu foco' },
	{ id: 'resume_focus', pt: 'Retomar' },
	{ id: 'category_not_found' },
]

/** As a person reads it, with plain apostrophes as they were promised. */
function textOf(language: 'en' | 'pt', id: MessageId): string {
	const values = { status: '{status}' }
	return WORDS[language]._(id, values).replaceAll('’', "'")
}

test.each(MESSAGES)('$id says what was promised, in both languages', ({ id, en, pt }) => {
	if (en !== undefined) expect(textOf('en', id)).toBe(en)
	if (pt !== undefined) expect(textOf('pt', id)).toBe(pt)
	expect(textOf('en', id)).not.toBe(id)
	expect(textOf('pt', id)).not.toBe(id)
	expect(textOf('pt', id)).not.toBe(textOf('en', id))
})
