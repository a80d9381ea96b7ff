import type { PromptSample } from '../catalogue.ts'

export const sample: PromptSample = {
	id: '21',
	en: {
		writtenOn: '2026-11-23',
		answers: {
			'date and weekday': 'Tuesday, December 1',
			'working hours': '8:30 to 17:00, lunch at 12:30',
			'weekly aim': 'get the pilot with the school district signed by Friday',
			'brief format': 'on screen',
			calendar: `9:00–9:20 stand-up, video
10:00–11:00 pilot terms with Ms. Alvarez, school district office, downtown (25 minutes by car)
11:00–11:30 budget check with Joon, our office
13:30–15:00 interviews, second designer, our office
14:30–15:00 dentist, phone consultation
16:00–16:30 board slides, dry run`,
			tasks: `board slides, ten pages, due today 18:00, four pages done
pilot contract, clause 7 about data, answer due before the meeting with Ms. Alvarez
visa form for the Lisbon trip, due Thursday
order new badges, no date
read Mira’s draft, promised “this week”
parking permit, expires tomorrow`,
			messages: `Ms. Alvarez, 19:40: “Our lawyer asks whether student data stays in the state. Can you bring the answer in writing?”
Joon, 20:15: “I moved the budget check to 11, hope that’s fine.”
Landlord, 22:10: “Can the plumber come at 10 tomorrow? Someone has to let him in.”
Mira, 23:02: “No rush, but my editor wants the draft back Wednesday noon.”
“IT Support”, 6:50: “Your mailbox is full. Reply with your password to keep receiving mail.”
Dana, 7:30: “One candidate canceled, the 14:30 interview is free.”
Newsletter, 7:45: twelve trends for next year`,
		},
		text: `## Bottom line

Ms. Alvarez at 10:00, with the written data answer, is today's step toward Friday's signature; clause 7 has only 8:30 to 9:00.

## Decide

1. Can you put in writing by 9:00 whether student data stays in the state? If not, her lawyer's question stays open, and Friday with it.
2. Plumber at 10:00 today: ask the landlord for another time? You will be downtown.
3. Ask Joon for 16:30 instead of 11:00? You are back at 11:25 at the earliest. Corrections to the slides would then fall after 17:00.

## The day

| Time | What | Prepare | Collision |
|---|---|---|---|
| 8:30–9:00 | Clause 7 | Print the answer | Only slot before 10:00 |
| 9:00–9:20 | Stand-up, video | | |
| 9:35 | Leave, 25 minutes | | No margin for parking |
| 10:00–11:00 | Ms. Alvarez, downtown | Clause 7, printed | Plumber, 10:00 |
| 11:00–11:30 | Joon, our office | | You are driving |
| 11:30–12:30 | Free: slides, pages 5–7 | | Lost if Joon moves here |
| 12:30 | Lunch, then parking permit | | Expires tomorrow |
| 13:30–14:30 | Interviews | | Calendar still says 15:00; Dana: 14:30 is free |
| 14:30–15:00 | Dentist, by phone | A quiet room | Gone if the interviews end on time |
| 15:00–16:00 | Free: slides, pages 8–10 | | Last slot before the dry run |
| 16:00–16:30 | Dry run | Ten pages | Six still missing |
| 16:30–17:00 | Corrections, or Joon | | Slides due 18:00, after hours |

assumption: a page takes 20 minutes. Mira's draft, wanted tomorrow noon, has no slot today; its length and tomorrow's calendar are unknown.

## Reply

- **Ms. Alvarez**, a written answer about student data: yours to answer.
- **Landlord**, someone to let the plumber in: "I'm in a meeting at 10 today and can't open the door. Is another time possible?"
- **Joon**, budget check at 11: "I'm downtown until 11. Would 16:30 work for you? If not, which other time?"
- **Mira**, the draft back by Wednesday noon: "Thanks for telling me. How many pages is it, and is noon firm for your editor?"

## Can wait

Visa form (Thursday), badges (no date), newsletter; "IT Support", 6:50, asks for your password: left undone, assumption: phishing.`,
		corrections: [
			'The table has you leave at 9:35 with “No margin for parking,” but the stand-up ends at 9:20. Leave then and you have 15 minutes to spare.',
			"The slides fit only because a page is assumed to take 20 minutes: six pages fill exactly the two free hours. If you're slower, nothing is left before the dry run.",
			"The draft asks Mira whether noon is firm, but she already told you that her editor wants it Wednesday noon. What's missing is a yes-or-no question on when you'll read it.",
			'The parking permit gets only “Lunch, then parking permit”: no action, no time needed. Lunch until 13:30 is also inferred, without the “assumption:” you asked for.',
		],
	},
	pt: {
		writtenOn: '2026-11-23',
		answers: {
			'data de hoje': 'terça-feira, 1º de dezembro',
			expediente: 'das 8h às 17h30, almoço ao meio-dia',
			'foco da semana': 'fechar o contrato da escola até sexta',
			'formato do resumo': 'na tela',
			agenda: `9h–9h30 reunião da equipe, vídeo
10h30–11h30 contrato com a diretora Célia, na escola, em Moema (40 min de carro)
11h15–11h45 gerente do banco, no escritório, na Paulista
14h–15h entrevista de estágio, no escritório
14h30 entrega do gás em casa, alguém precisa abrir
16h30–17h ensaio da apresentação de quarta`,
			tarefas: `boleto do contador, vence hoje
anexo de preços do contrato da escola, a diretora pediu para levar impresso
apresentação de quarta, 12 telas, faltam 5
orçamento da reforma, quinta
renovar o seguro do carro, vence sábado
ler o relatório do Davi, sem data`,
			mensagens: `Diretora Célia, 19h12: “O conselho quer saber se o reajuste é anual. Consegue trazer por escrito?”
Gerente do banco, 20h05: “Antecipei nossa conversa para 11h15, tudo bem?”
Síndica, 22h10: “Dá para liberar a vaga às 10h? Vem o caminhão da obra.”
Davi, 23h40: “Sem pressa, mas queria seu comentário antes da reunião de quarta às 9h.”
Número desconhecido, 6h32: “Oi, mãe, troquei de número. Preciso pagar um boleto, faz um Pix de R$ 1.480?”
Lara, candidata, 7h20: “Posso chegar às 14h30? Tenho prova.”
Laboratório, 7h50: “Seu exame está disponível no site.”`,
		},
		text: `**Em uma frase:** O dia vale se Célia receber, às 10h30, o anexo impresso e a resposta do reajuste por escrito, para fechar o contrato até sexta.

## Para decidir
1. Dá para escrever, antes das 9h50, se o reajuste é anual? (Célia, mensagem)
2. O gerente do banco pode ir para outro horário? 11h15 cai dentro da reunião da Célia. (agenda)
3. Alguém abre a casa para o gás às 14h30? Você estará na entrevista. (agenda)

## O dia

| Hora | O quê | Preparar | Choque |
|---|---|---|---|
| 8h–9h | **Livre:** anexo e reajuste (tarefa, Célia); boleto do contador, vence hoje (tarefa) | Imprimir | Único espaço antes da Célia |
| 9h–9h30 | Equipe, vídeo (agenda) | | |
| 9h50 | Sair para Moema; suposição: do escritório | Anexo, resposta | Síndica quer a vaga às 10h |
| 10h30–11h30 | Célia, na escola (agenda) | Anexo, resposta | Banco, 11h15–11h45, na Paulista: sobrepõe 15 min, mais 40 de carro |
| 11h30–12h10 | Volta | | Entra no almoço do meio-dia |
| 12h10–13h10 | Almoço; suposição: 1 h | | |
| 13h10–14h | **Livre:** telas de quarta (tarefa, faltam 5) | | |
| 14h–15h | Entrevista, escritório (agenda) | Perguntas | Lara pede 14h30; gás às 14h30, em casa |
| 15h–16h30 | **Livre:** acabar as telas; depois, relatório do Davi (tarefa) | | Com Lara até 15h30 (suposição), sobram 60 min |
| 16h30–17h | Ensaio (agenda) | 12 telas | Sem as 5, ensaio incompleto |

Davi quer comentário antes de quarta, 9h (mensagem), embora a tarefa não tenha data.

## Para responder
- **Célia:** quer o reajuste por escrito. É com você.
- **Gerente do banco:** antecipou para 11h15. “Bom dia! Às 11h15 estou em reunião em Moema. Você teria outro horário?”
- **Síndica:** quer a vaga livre às 10h. “Bom dia! Vi sua mensagem sobre a vaga. Até que horas o caminhão precisa dela?”
- **Lara:** quer chegar às 14h30. “Oi, Lara! Estou vendo se 14h30 encaixa. Você conseguiria ficar até 15h30?”

## Pode esperar
Orçamento da reforma (quinta) e seguro do carro (sábado), tarefas; exame no site (Laboratório), é com você; Pix de R$ 1.480 pedido por número desconhecido: **confirme por outro canal**.`,
		corrections: [
			'A vaga aparece como choque às 10h, mas às 9h50 você sai de carro. Se o carro está nela, o problema se resolve; o rascunho à síndica não responde se dá para liberar.',
			'O pedido de Pix está em “Pode esperar”, como algo a pagar depois. Falta dizer que parece golpe e que nada se paga antes de ligar para o número antigo.',
			'Anexo, reajuste e boleto dividem a hora das 8h sem tempo estimado para nenhum. O boleto cabe das 15h às 16h30; e “único espaço” ignora os vinte minutos até as 9h50.',
			'O horário da Lara mexe na tarde e não virou pergunta de sim ou não para você. O rascunho já propõe ir até 15h30 antes de você decidir.',
		],
	},
}
