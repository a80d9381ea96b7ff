import { and, asc, eq, getTableColumns, inArray, isNotNull, like } from 'drizzle-orm'
import { inPages } from '~/core/in-pages.server'
import { writeJson } from '~/core/json/json-writer.server'
import { everyKeyOf } from '~/core/limit.server'
import type { Member } from '~/core/viewer'
import { db } from '~/db/client.server'
import { account, profiles, rateCounts, session, user, userRoles, verification } from '~/db/schema.server'
import { exportAccessTokens } from '~/features/account/access-token.server'
import { suspensions } from '~/features/account/schema.server'
import { exportActs } from '~/features/admin/audit-log.server'
import { exportAnswers } from '~/features/answers/answers.server'
import { exportBilling } from '~/features/billing/subscription.server'
import { exportWithdrawals } from '~/features/billing/withdrawal/standing.server'
import { exportConversations } from '~/features/chat/chat.server'
import { exportKept } from '~/features/chat/keeping/kept-reply.server'
import { exportInstruction } from '~/features/chat/roles/instruction.server'
import { exportRoles } from '~/features/chat/roles/role.server'
import { exportShares } from '~/features/chat/sharing/share.server'
import { exportCollections } from '~/features/collections/collection-export.server'
import { contactMessages } from '~/features/contact/schema.server'
import { exportFocusSessions } from '~/features/focus/focus.server'
import { librarySamples } from '~/features/library/samples/schema.server'
import { favorites, promptUses } from '~/features/library/schema.server'
import {
	libraryCategoryTexts,
	libraryChanges,
	libraryDrafts,
	libraryVersions,
} from '~/features/library/versions/schema.server'
import { exportStaged } from '~/features/locker/import/locker-staging.server'
import { exportLocker } from '~/features/locker/locker-export.server'
import {
	lockerChangeEntries,
	lockerChanges,
	promptCategories,
	savedPromptOrigins,
	savedPrompts,
} from '~/features/locker/schema.server'
import { exportSavedVersions } from '~/features/locker/versions/saved-export.server'
import { exportMailings } from '~/features/mailings/weekly-choice.server'
import { exportCreated } from './created-export.server'
import { exportReports } from './report-export.server'

/**
 * Everything that is stored about a person, but for secrets: their right under LGPD and GDPR, as the text of one JSON
 * object. tests/support/whole-person.ts knows every table; a column that is missing here has its reason in the test. Long lists are
 * read while they are written: what is there all the while comes exactly once, as it is when its turn comes.
 */
export async function* exportAccountAsJson(member: Member): AsyncGenerator<string> {
	const whole = {
		exportedAt: new Date(),
		...(await exportPerson(member)),
		...(await exportAccess(member)),
		...(await exportBilling(member)),
		withdrawals: await exportWithdrawals(member),
		...(await exportLibrary(member)),
		rememberedAnswers: await exportAnswers(member),
		...(await exportMailings(member)),
		...(await exportLockerWhole(member)),
		...(await exportCollections(member.userId)),
		focusSessions: exportFocusSessions(member),
		conversations: exportConversations(member),
		savedReplies: await exportKept(member),
		chatInstruction: await exportInstruction(member),
		chatRoles: await exportRoles(member),
		sharedConversations: await exportShares(member),
		contactMessages: exportMessages(member),
	}
	yield* writeJson(whole, '\t')
	yield '\n'
}

async function exportPerson({ userId }: Member) {
	const { emailVerified: emailConfirmed, ...person } = getTableColumns(user)
	const { id: _person, ...profile } = getTableColumns(profiles)
	const [whoTheyAre] = await db()
		.select({ ...person, emailConfirmed })
		.from(user)
		.where(eq(user.id, userId))
	// By itself: Drizzle makes nothing of a joined object whose first column is null.
	const [whatTheySay] = await db().select(profile).from(profiles).where(eq(profiles.id, userId))
	return { person: whoTheyAre, profile: whatTheySay }
}

/** How somebody comes in, from where they are in, and what may keep them out for a while. */
async function exportAccess(member: Member) {
	const { userId, email } = member
	const { id, providerId: provider, accountId, scope, createdAt: since, updatedAt } = getTableColumns(account)
	const { userId: _owner, token: _secret, ...sessions } = getTableColumns(session)
	const { userId: _suspended, ...suspension } = getTableColumns(suspensions)
	const tries = await db()
		.select()
		.from(rateCounts)
		.where(inArray(rateCounts.key, everyKeyOf(userId, email)))
	return {
		signInMethods: await db()
			.select({ id, provider, accountId, scope, since, updatedAt })
			.from(account)
			.where(eq(account.userId, userId)),
		sessions: await db().select(sessions).from(session).where(eq(session.userId, userId)),
		resetLinks: await db()
			.select({ sentAt: verification.createdAt, expiresAt: verification.expiresAt })
			.from(verification)
			.where(and(eq(verification.value, userId), like(verification.identifier, 'reset:%'))),
		withdrawalLinks: await db()
			.select({ sentAt: verification.createdAt, expiresAt: verification.expiresAt })
			.from(verification)
			.where(and(eq(verification.value, userId), like(verification.identifier, 'withdraw%'))),
		accessTokens: await exportAccessTokens(member),
		roles: await db()
			.select({ role: userRoles.role, since: userRoles.createdAt })
			.from(userRoles)
			.where(eq(userRoles.userId, userId)),
		suspension:
			(await db().select(suspension).from(suspensions).where(eq(suspensions.userId, userId)))[0] ?? null,
		adminActs: await exportActs(userId),
		tries: tries.map(({ key, count, expiresAt }) => ({ of: key.split(':')[0], count, expiresAt })),
	}
}

async function exportLibrary({ userId }: Member) {
	return {
		favorites: await db()
			.select({ promptId: favorites.promptId, savedAt: favorites.createdAt, seenAt: favorites.seenAt })
			.from(favorites)
			.where(eq(favorites.userId, userId))
			.orderBy(asc(favorites.createdAt)),
		lastUses: await db()
			.select({
				promptId: promptUses.promptId,
				usedOn: promptUses.usedOn,
				usedAt: promptUses.usedAt,
				seenAt: promptUses.seenAt,
			})
			.from(promptUses)
			.where(eq(promptUses.userId, userId)),
		...(await exportCreated(userId)),
		...(await exportDeskWork(userId)),
		...(await exportReports(userId)),
	}
}

/** What an editor did at the library's desk. What the prompts say is the library's own. */
async function exportDeskWork(userId: string) {
	const { content: _said, byUserId: _editor, ...version } = getTableColumns(libraryVersions)
	const { content: _draft, byUserId: _writer, ...draft } = getTableColumns(libraryDrafts)
	const { content: _told, byUserId: _teller, ...categoryText } = getTableColumns(libraryCategoryTexts)
	const { byUserId: _picker, ...sample } = getTableColumns(librarySamples)
	return {
		librarySamples: await db().select(sample).from(librarySamples).where(eq(librarySamples.byUserId, userId)),
		libraryVersions: await db()
			.select(version)
			.from(libraryVersions)
			.where(eq(libraryVersions.byUserId, userId)),
		libraryDrafts: await db().select(draft).from(libraryDrafts).where(eq(libraryDrafts.byUserId, userId)),
		libraryCategoryTexts: await db()
			.select(categoryText)
			.from(libraryCategoryTexts)
			.where(eq(libraryCategoryTexts.byUserId, userId)),
		libraryChanges: await db()
			.select()
			.from(libraryChanges)
			.where(eq(libraryChanges.byUserId, userId))
			.orderBy(asc(libraryChanges.id)),
	}
}

async function exportLockerWhole(member: Member) {
	const { userId } = member
	const { userId: _filer, ...category } = getTableColumns(promptCategories)
	const { userId: _owner, importId: _import, ...saved } = getTableColumns(savedPrompts)
	const { userId: _changer, id: _change, ...changed } = getTableColumns(lockerChanges)
	const { userId: _copier, ...origin } = getTableColumns(savedPromptOrigins)
	return {
		lockerCategories: await db()
			.select(category)
			.from(promptCategories)
			.where(eq(promptCategories.userId, userId))
			.orderBy(asc(promptCategories.createdAt)),
		savedPrompts: exportLocker(member),
		/** Of which prompts of the library they are copies. */
		savedPromptOrigins: await db()
			.select(origin)
			.from(savedPromptOrigins)
			.where(eq(savedPromptOrigins.userId, userId))
			.orderBy(asc(savedPromptOrigins.savedPromptId)),
		savedPromptsUsed: await db()
			.select({ title: savedPrompts.title, usedAt: savedPrompts.usedAt })
			.from(savedPrompts)
			.where(and(eq(savedPrompts.userId, userId), isNotNull(savedPrompts.usedAt)))
			.orderBy(asc(savedPrompts.usedAt)),
		/** What was done to many of them at once within the last hour, and what each was before. */
		lockerChanges: await db()
			.select({
				...changed,
				title: savedPrompts.title,
				tags: lockerChangeEntries.tags,
				leftAt: lockerChangeEntries.leftAt,
			})
			.from(lockerChanges)
			.innerJoin(lockerChangeEntries, eq(lockerChangeEntries.changeId, lockerChanges.id))
			.innerJoin(savedPrompts, eq(savedPrompts.id, lockerChangeEntries.savedPromptId))
			.where(eq(lockerChanges.userId, userId)),
		/** What they said before, as far as it is kept. */
		savedPromptVersions: exportSavedVersions(userId),
		/** Those that can still be put back, or are about to go. */
		removedPrompts: inPages(savedPrompts, ({ after, order, limit }) =>
			db()
				.select(saved)
				.from(savedPrompts)
				.where(and(eq(savedPrompts.userId, userId), isNotNull(savedPrompts.removedAt), after))
				.orderBy(...order)
				.limit(limit),
		),
		/** What they looked into within the last hour, to import it, and what they imported within the last day. */
		promptFile: exportStaged(member),
	}
}

/** Somebody else may have typed an address that nobody confirmed. */
function exportMessages({ email, isConfirmed }: Member) {
	if (!isConfirmed) return []
	return inPages(contactMessages, ({ after, order, limit }) =>
		db()
			.select()
			.from(contactMessages)
			.where(and(eq(contactMessages.email, email), after))
			.orderBy(...order)
			.limit(limit),
	)
}
