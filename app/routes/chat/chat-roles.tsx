import '~/features/chat/words/load'
import '~/features/chat/roles/words/load'
import { data, href, redirect } from 'react-router'
import { idempotencyKeyOf } from '~/core/idempotency-key'
import { idOfWish } from '~/core/idempotency-key.server'
import { newId } from '~/core/new-id'
import { type MemberWith, opens } from '~/core/viewer'
import { readInstruction } from '~/features/chat/roles/instruction.server'
import { InstructionForm } from '~/features/chat/roles/instruction-form'
import { LONGEST_INSTRUCTION, LONGEST_ROLE_NAME } from '~/features/chat/roles/role'
import { listRoles, removeRole } from '~/features/chat/roles/role.server'
import { INSTRUCTION, NEW_ROLE, type RoleAnswer, typedInto } from '~/features/chat/roles/role-answer'
import { RoleList } from '~/features/chat/roles/role-list'
import { translateInto } from '~/i18n/translate.server'
import { useWords } from '~/i18n/words'
import { redirectWithToast } from '~/requests/flash.server'
import { returned, textsOf } from '~/requests/form-draft.server'
import { formProblem } from '~/requests/form-problem.server'
import { hiddenText, readForm } from '~/requests/form-request.server'
import { requireMember, requireOpened } from '~/requests/guards.server'
import { pageMeta } from '~/requests/page-meta.server'
import { requestContext } from '~/requests/request-context.server'
import { giveBackToSignedOut } from '~/requests/signed-out-form.server'
import { FormError } from '~/ui/form/form-error'
import { FormPage } from '~/ui/form/form-page'
import { FormProblem } from '~/ui/form/form-problem'
import { sendTypedTexts } from '~/ui/form/typed-texts'
import { type Unsent, useAnswer } from '~/ui/form/unsent'
import type { Route } from './+types/chat-roles'
import { saveInstruction, saveRole, storedInstead } from './role-form.server'

export { FormError as ErrorBoundary }

export const headers: Route.HeadersFunction = ({ actionHeaders }) => actionHeaders

const PAGE = href('/chat-legend/roles')

export async function loader(args: Route.LoaderArgs) {
	const member = requireMember(args)
	// The chat says why not.
	if (!opens(member, 'chat')) throw redirect(href('/chat-legend/:id?'), 303)
	const t = await translateInto(args.context.get(requestContext).language)
	return {
		userId: member.userId,
		own: await readInstruction(member),
		roles: await listRoles(member),
		idempotencyKey: newId(),
		meta: pageMeta(args.url, { title: t('chat_roles'), description: t('chat_roles_lead'), isIndexed: false }),
	}
}

/** Stores the instruction for every conversation, or adds, changes or removes a role. */
export async function action(args: Route.ActionArgs) {
	await giveBackToSignedOut(args, { name: 'chat_role_name', instruction: 'chat_role_instruction' })
	const legend: MemberWith<'chat'> = requireOpened(args, 'chat')
	const form = await readForm(args.request)
	const which = hiddenText(form, 'form')
	if (hiddenText(form, 'intent') === 'remove') {
		await removeRole(legend, which)
		const undo = href('/chat-legend/roles/:id/undo', { id: which })
		return redirectWithToast(PAGE, 'chat_role_removed', { undo })
	}
	const texts = textsOf(form, { name: '', instruction: '' })
	const longest = { name: LONGEST_ROLE_NAME, instruction: LONGEST_INSTRUCTION }
	const { draft, errors: tooLong } = returned(form, texts, longest)
	const sent: RoleAnswer = { form: which, ...draft, isOn: form.get('isOn') === 'on', errors: tooLong }
	const refused = (more: Partial<RoleAnswer>, init: ResponseInit) =>
		data<RoleAnswer & Partial<Unsent>>({ ...sent, ...more }, init)
	try {
		const key = idempotencyKeyOf(form)
		const id = which === NEW_ROLE ? idOfWish(legend.userId, key && `role\n${key}`) : which
		const saved =
			which === INSTRUCTION
				? await saveInstruction(legend, form)
				: await saveRole(legend, form, { id, isNew: which === NEW_ROLE })
		if ('errors' in saved) return refused({ errors: { ...saved.errors, ...tooLong } }, { status: 400 })
		return redirectWithToast(PAGE, saved.done)
	} catch (error) {
		const { problem, values, init } = formProblem(error, 'chat_roles_failed')
		if (problem === 'chat_role_exists') return refused({ errors: { name: problem } }, init)
		const stored = await storedInstead(legend, which, problem)
		return refused({ problem, values, ...(stored ? { stored } : {}) }, init)
	}
}

export async function clientAction({ request, serverAction }: Route.ClientActionArgs) {
	const which = (await request.clone().formData()).get('form')
	return sendTypedTexts(typedInto(String(which)), serverAction)
}

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.meta ?? []

/** What the chat is told before a conversation: always, and by role (docs/product.md#chat). */
export default function ChatRoles({ loaderData, actionData }: Route.ComponentProps) {
	const { own, roles, userId, idempotencyKey } = loaderData
	const { t } = useWords()
	const given = useAnswer(actionData)
	const answer = given && 'form' in given ? given : undefined
	return (
		<FormPage
			title={t('chat_roles')}
			text={t('chat_roles_lead')}
			crumbs={[{ label: t('nav_chat'), to: href('/chat-legend/:id?') }, { label: t('chat_roles') }]}
		>
			<div>
				{given?.problem && !answer ? (
					<FormProblem problem={given.problem} values={given.values} answer={given} />
				) : null}
				<InstructionForm
					key={own.updatedAt}
					own={own}
					userId={userId}
					answer={answer?.form === INSTRUCTION ? answer : undefined}
				/>
				<RoleList roles={roles} userId={userId} idempotencyKey={idempotencyKey} answer={answer} />
			</div>
		</FormPage>
	)
}
