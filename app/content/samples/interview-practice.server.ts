import type { PromptSample } from '../catalogue.ts'

export const sample: PromptSample = {
	id: 'interview-practice',
	en: {
		writtenOn: '2026-11-23',
		answers: {
			job: 'assistant manager at an independent bookstore with nine employees',
			round: 'interview with the hiring manager',
			'my facts': `- Four years as a bookseller at a chain store, last two as key holder: opening, closing, cash, alarms.
- Ran the children's section. Started a Saturday story hour; began with 3 families, now around 20 most weeks.
- Section returns to publishers went down after I started ordering smaller quantities more often. I know it went down, I never wrote the numbers down.
- Covered for the manager for five weeks last summer: schedule for 12 people, one no-show problem I had to deal with.
- Never had a budget of my own. Never fired anybody.
- Left in August because the store closed. Have been tutoring since.
- Read a lot of nonfiction, little romance, which I know sells.`,
			'dreaded question': 'Tell me about a time you had to correct someone who was also your friend.',
			'first answer':
				"So, um, I have always loved books, like since I was a kid, and I worked at a big chain for four years, I was a bookseller and then kind of a key holder. I did the children's section and I started a story hour, which was really, really popular. I am a people person and I am very organized. Then the store closed, which was sad, and now I am tutoring but I really want to get back into books because that is my passion. And I think I could bring a lot of passion here too.",
		},
		text: `**NOTE.** I'd write down "I started a story hour." I don't quite believe "really, really popular": nothing tells me how many came. The result was thin; the situation ran long, from "since I was a kid" to the store closing. What you did as key holder was missing, and "kind of" made it smaller than it was.

Open with: "For the last two of my four years at a chain store I held the keys, opening, closing, cash and alarms, and the Saturday story hour I started there grew from 3 families to around 20 most weeks."

**QUESTION.** In a store this size, every dollar we spend is one I notice. Tell me about a time you had to stay within a spending limit at work.`,
		corrections: [
			'“Open with” runs to about forty words and holds two subjects, keys and story hour. Said aloud it loses the listener: split it after “alarms.”',
			'The five weeks as acting manager, the closest fact to this job, appear neither in the note nor in the new opening. Put them into your next try.',
			'“Passion,” said twice, is the emptiest claim in your answer, and the note skips it. An interviewer who is unimpressed by adjectives would stop there too.',
		],
	},
	pt: {
		writtenOn: '2026-11-23',
		answers: {
			vaga: 'analista júnior de atendimento em uma empresa de energia solar',
			etapa: 'primeira conversa com o RH',
			'meus fatos': `- Dois anos e meio em call center de operadora de celular, CLT, saí em março porque a operação mudou de cidade.
- Atendia uns 60 clientes por dia no retorno de reclamação. Fiquei entre os três com menos reabertura de chamado em quatro meses seguidos.
- Montei um texto padrão para explicar fatura que o time inteiro passou a usar; a supervisora mandou por e-mail agradecendo.
- Treinei três pessoas novas na escuta.
- Desde abril ajudo meu tio, que instala ar-condicionado: marco visita, mando orçamento no WhatsApp, recebo no Pix, faço a planilha.
- Não sei nada de energia solar além de vídeos. Excel: filtro, soma, PROCV não.
- Curso técnico em administração completo.`,
			'pergunta temida': 'Por que você está há oito meses sem carteira assinada?',
			'primeira resposta':
				'Bom, meu nome é Wesley, tenho 24 anos, moro em Campinas com a minha mãe. Eu trabalhei com telemarketing, era muita cobrança, muita meta, aí a empresa foi embora e eu fiquei parado, quer dizer, parado não, eu ajudo meu tio. Eu sou uma pessoa muito esforçada, aprendo rápido, gosto de lidar com gente. Meu defeito é que eu sou perfeccionista. Estou procurando uma oportunidade para crescer junto com a empresa.',
		},
		text: `**ANOTAÇÃO.** Convenceu: "parado não, eu ajudo meu tio", porque ali apareceu alguém trabalhando. Não convenceu: "Meu defeito é que eu sou perfeccionista"; ouvi isso de outros hoje, e eu nem tinha perguntado. Sobrou situação (cobrança, meta, empresa que foi embora); faltaram ação e resultado.

Comece assim: "Por dois anos e meio atendi uns 60 clientes por dia no retorno de reclamação e, por quatro meses seguidos, fiquei entre os três com menos chamado reaberto, numa equipe de (?) pessoas."

**PERGUNTA.** Wesley, nosso cliente liga querendo saber por que a conta de luz não zerou, e quem entra aqui quase nunca entende de energia solar. Me conta uma vez em que você teve de explicar para um cliente um assunto que tinha acabado de aprender.`,
		corrections: [
			'A frase de “Comece assim” vai direto aos 60 clientes e esquece o trabalho com o tio, que é o que você faz hoje. Numa apresentação, isso deixa os oito meses em branco.',
			'A resposta ensaiada não diz por que você quer energia solar nem esta vaga. Depois do número da reabertura, falta uma frase ligando o call center ao atendimento daqui.',
			'“Com menos chamado reaberto, numa equipe de (?) pessoas” soa como relatório. Em voz alta, diga o tamanho da equipe primeiro e treine a frase em duas partes.',
		],
	},
}
