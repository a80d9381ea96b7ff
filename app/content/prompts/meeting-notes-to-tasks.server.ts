import type { CataloguePrompt } from '../catalogue.ts'

export const prompt: CataloguePrompt = {
	id: 'meeting-notes-to-tasks',
	category: 'consulting',
	isPremium: false,
	relatedPrompts: ['11', '8', 'answer-to-one-small-change'],
	publishedOn: '2026-11-22',
	updatedOn: '2026-11-23',
	en: {
		title: 'Meeting notes into decisions and tasks',
		tagline: 'Who does what by when',
		description:
			'Paste scribbles or a transcript. Decisions are kept apart from mere talk, and every task gets a name and a real date, or a plain “nobody yet.”',
		tags: ['meeting notes', 'minutes', 'action items', 'tasks', 'follow-up'],
		searchedAs: [
			'meeting minutes',
			'minutes of a meeting',
			'write meeting minutes',
			'meeting minutes template',
			'summarize a meeting',
			'summarize meeting notes',
			'meeting summary',
			'meeting recap',
			'recap email',
			'follow-up email after a meeting',
			'action points',
			'action list',
			'to-do list from a meeting',
			'meeting transcript',
			'summarize a transcript',
			'zoom transcript summary',
			'teams meeting notes',
			'google meet notes',
			'what did we decide',
			'decision log',
			'clean up my notes',
			'who does what',
			'note taker',
			'meeting notes',
			'action items',
			'action items from meeting notes',
			'parent teacher meeting',
			'one on one notes',
			'voice memo meeting',
			'otter fireflies granola',
			'who was responsible',
			'what was agreed',
			'email to everyone after',
			'board meeting, hoa association',
			'church council, standup notes',
			'kickoff call, client call',
			'messy notes, audio transcription',
			'assistant notes, student council',
			'action plan, long transcript',
			'brainstorm notes, whiteboard photo',
			'team sync, zoom recording',
			'deadlines, secretary, assign',
		],
		promptText: `Turn the notes below, or the transcript I attached, into something people can act on. The meeting was on [meeting date].

Decided: one sentence each, clear to somebody who wasn’t there.
To do: a table, Who | What, verb first | By when. Work out “Friday” from the meeting date. No name or day in the notes? Write “nobody yet” or “no date.”
Open: questions left hanging, and who could answer them.

Silence isn’t a yes, and an idea isn’t a decision. Where you infer, write “assumption:” and quote the words.

End with a message to [recipients], up to 70 words, that asks for each missing name and date. Before that, go through the notes line by line: whatever landed nowhere goes in one last line, “Left out.”

[notes]`,
		blanks: [
			{ name: 'meeting date', label: 'Date of the meeting', example: '2026-11-17', kind: 'date' },
			{ name: 'recipients', label: 'Who gets the message', example: 'the four of us, in our team chat' },
			{
				name: 'notes',
				label: 'Your notes',
				example: 'menu ok. Priya maybe calls the printer, Fri? Lou not sure…',
				kind: 'long',
			},
		],
		instructions:
			'Use it within a day of the meeting, while you can still tell what a scribble meant. Take out what others said in confidence. Not for minutes that the law or bylaws prescribe, such as a shareholders’ meeting: those have their own form.',
		steps: [
			'Type or dictate the notes as they are, abbreviations included.',
			'Give the date with its weekday.',
			'Correct the decisions first, then the table.',
			'Send the message the same day.',
		],
		followUp:
			'Here are the replies. Update the table, strike what is done, and list by name, without comment, what is overdue today.',
		credits:
			'Written for Pronto. Keeping decisions, tasks and open questions apart, each task with one owner and one date, is long-standing practice in taking minutes.',
	},
	pt: {
		title: 'Anotações de reunião que viram tarefas',
		tagline: 'Quem faz o quê e até quando',
		description:
			'Separa o que ficou decidido do que foi só conversa. Tarefa sem dono ou sem data aparece assim mesmo, para alguém assumir ainda hoje.',
		tags: ['ata de reunião', 'reunião', 'tarefas', 'plano de ação', 'resumo'],
		searchedAs: [
			'ata',
			'ata de reunião',
			'resumir reunião com ia',
			'fazer ata de reunião',
			'modelo de ata de reunião',
			'ata de reunião simples',
			'como fazer uma ata',
			'resumo de reunião',
			'resumir reunião',
			'resumir anotações',
			'resumir transcrição',
			'transcrição de reunião',
			'resumo do meet',
			'resumo do teams',
			'resumo do zoom',
			'anotações de reunião',
			'organizar anotações',
			'encaminhamentos',
			'encaminhamentos da reunião',
			'lista de tarefas da reunião',
			'o que ficou decidido',
			'quem faz o quê',
			'e-mail depois da reunião',
			'mensagem pós-reunião',
			'pauta e ata',
			'5w2h da reunião',
			'assembleia de condomínio',
			'conselho de escola',
			'reunião de pais',
			'reunião da igreja',
			'one on one',
			'call com cliente',
			'áudio de reunião',
			'transcrever áudio reunião',
			'responsáveis e prazos',
			'o que foi combinado',
			'foto do quadro',
			'relatório de reunião',
			'próximos passos, ata formal',
			'daily, alinhamento, gravação, secretária, assistente',
			'rabiscos, diretoria, registro',
		],
		promptText: `Ata quase ninguém lê; lista de quem faz o quê, sim. A reunião foi em [data da reunião]. Use as anotações abaixo ou a transcrição anexada.

Decidido: uma frase por decisão, que dê para cumprir sem ter estado lá.
A fazer: tabela Quem | O quê, com verbo na frente | Até quando. “Sexta” e “depois do feriado” viram data. Faltou? Escreva “sem dono” ou “sem data”.
Em aberto: o que ninguém respondeu e quem saberia.

“Seria bom” não é tarefa, e silêncio não é acordo. Dedução começa com “suposição:” e cita o trecho.

No fim, um recado de até 70 palavras para [destinatários], pedindo com jeito cada nome e data que falta. Antes de terminar, confira anotação por anotação: a que não entrou em parte alguma vai numa linha “Ficou de fora”.

[anotações]`,
		blanks: [
			{ name: 'data da reunião', label: 'Data da reunião', example: '2026-11-18', kind: 'date' },
			{ name: 'destinatários', label: 'Quem recebe o recado', example: 'grupo da loja no WhatsApp' },
			{
				name: 'anotações',
				label: 'Suas anotações',
				example: 'frete grátis acima de 150? Lu vê com a transp., sexta…',
				kind: 'long',
			},
		],
		instructions:
			'Use no mesmo dia, enquanto você ainda entende o próprio garrancho. Tire o que alguém falou em confiança. Não serve para ata com forma exigida, como assembleia de condomínio ou de sócios: essa segue a convenção, o estatuto ou o contrato social.',
		steps: [
			'Digite ou dite as anotações como estão, com abreviação e tudo.',
			'Ponha a data com o dia da semana.',
			'Confira primeiro as decisões, depois a tabela.',
			'Mande o recado no mesmo dia.',
		],
		followUp:
			'Chegaram as respostas, vou colar. Atualize a tabela, risque o que está feito e diga, com nome e sem comentário, o que venceu até hoje.',
		credits:
			'Escrito para o Pronto. Separar decisão, tarefa e pendência, com um dono e uma data por tarefa, é prática antiga de quem secretaria reunião.',
	},
}
