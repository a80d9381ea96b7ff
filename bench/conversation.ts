import { withPostgres } from '../scripts/database/postgres.ts'

const QUESTION = 'How do I tell a client that the price for [workshop] goes up, without losing them?'
/** With what replies of a chat have: a heading, a list, a quotation, code and a table. */
const REPLY = `## A clear note, early

Say **what** changes, **when**, and *why it is fair*; an excuse invites haggling.

1. Name the new price and the day from which it counts.
2. Offer one thing that stays: the hours, or the person who comes.
3. Ask for an answer by a date.

> From [day] on, the workshop is [price]. Whoever books before pays what they pay today.

\`\`\`text
Subject: The workshop from [month] on
\`\`\`

| Who | What they hear |
|---|---|
| Old clients | the day, and the way to the old price |
| New clients | the price |

Shall I write the note for your oldest client?`

/** Adds a conversation of so many messages to those of the sandbox's Legend, every second one a reply; its address. */
export async function addConversation(url: string, messages: number): Promise<string> {
	await withPostgres(url, (session) =>
		session.run(`
insert into chat_conversations (id, user_id, title)
	select 'made', id, 'A price that goes up' from "user" where email = 'legend@pronto.test';
insert into chat_messages (id, conversation_id, position, parent, role, content)
	select 'made-' || n, 'made', n, nullif(n - 1, -1), case n % 2 when 0 then 'user' else 'assistant' end,
		'(' || n || ') ' || case n % 2 when 0 then $$${QUESTION}$$ else $$${REPLY}$$ end
	from generate_series(0, ${messages - 1}) n;
analyze chat_conversations, chat_messages;
`),
	)
	return '/chat-legend/made'
}
