import type { PromptSample } from '../catalogue.ts'

export const sample: PromptSample = {
	id: 'customers-own-words',
	en: {
		writtenOn: '2026-11-23',
		answers: {
			product: 'monthly bookkeeping for tradespeople, $140, receipts sent as phone photos',
			'best customer': 'plumbers, electricians and painters with one or two employees',
			conversations: `1) Plumber, two employees. “I had receipts in a lunch box. A lunch box. My wife did it Sunday nights and she’d stopped talking to me by Monday. I tried the app everybody has, lasted nine days. What nearly stopped me? I figured you’d be a suit who judges the lunch box. You didn’t. First Sunday I went fishing.”
2) Painter, alone. “I thought I’m too small for this, 140 is a lot in February. I did it because of the letter, I got a letter from the state and I just stared at it. Now I take the picture in the truck, before I start the engine. Takes no time.”
3) Electrician, one employee. “My cousin does books. Did. He did it for free and I couldn’t say anything when it was late. I wanted somebody I can call and who calls back. I was scared to tell my cousin, honestly. Sundays are mine again.”
4) Café owner. “I liked that it’s one price. But you don’t do payroll for seven people, so I left after four months. No hard feelings.”
5) Plumber, alone, new. “Guy at the supply house said: send her a picture, that’s it. I didn’t believe that’s it. I still keep the paper, in a box, in case.”`,
			'current copy':
				'Tailored financial solutions for the modern contractor. We leverage cutting-edge technology and decades of combined experience to streamline your back office. Our dedicated team delivers accuracy, transparency and peace of mind, so that you can focus on what you do best. Contact us today for a free consultation.',
		},
		text: `## Quote bank

| No. | Customer | Exact words | Force |
|---|---|---|---|
| 1 | 1 | “I had receipts in a lunch box.” | Habit |
| 2 | 1 | “My wife did it Sunday nights and she’d stopped talking to me by Monday.” | Push |
| 3 | 1 | “I tried the app everybody has, lasted nine days.” | Push |
| 4 | 1 | “I figured you’d be a suit who judges the lunch box.” | Worry |
| 5 | 1 | “First Sunday I went fishing.” | Pull |
| 6 | 2 | “I thought I’m too small for this, 140 is a lot in February.” | Worry |
| 7 | 2 | “I got a letter from the state and I just stared at it.” | Push |
| 8 | 2 | “Now I take the picture in the truck, before I start the engine.” | Pull |
| 9 | 2 | “Takes no time.” | Pull |
| 10 | 3 | “He did it for free and I couldn’t say anything when it was late.” | Push |
| 11 | 3 | “I wanted somebody I can call and who calls back.” | Pull |
| 12 | 3 | “I was scared to tell my cousin, honestly.” | Worry |
| 13 | 3 | “Sundays are mine again.” | Pull |
| 14 | 4 | “I liked that it’s one price.” | Pull |
| 15 | 4 | “But you don’t do payroll for seven people, so I left after four months.” | Push (to leave) |
| 16 | 5 | “send her a picture, that’s it.” | Pull |
| 17 | 5 | “I didn’t believe that’s it.” | Worry |
| 18 | 5 | “I still keep the paper, in a box, in case.” | Habit |

## Who said what

- Family did the books: 2 of 5 (1, 3)
- Sundays came back: 2 of 5 (1, 3)
- Just take or send a picture: 2 of 5 (2, 5)
- Paper kept in a box: 2 of 5 (1, 5)
- Price: 2 of 5, and they differ (2: a lot; 4: liked it)
- My size doesn’t fit: 2 of 5, in opposite directions (2: too small; 4: payroll for seven)
- Being judged, the letter, the app, someone who calls back, telling the cousin, not believing it: 1 of 5 each. Questions, not headlines.

**Their words that your page lacks:** lunch box, Sunday, picture, in the truck, before I start the engine, calls back, one price, too small, that’s it.

**Your words that nobody used:** tailored, financial solutions, contractor, leverage, cutting-edge, streamline, back office, transparency, peace of mind, consultation.

**What you praise and nobody mentioned:** decades of experience, technology as such, a dedicated team, accuracy, the free consultation.

## How they came to buy

Customers 1 and 3, trades with one or two employees, are the ones you want more of, so this leans on them. The books were in the family’s hands, and it had begun to cost them at home or leave them unable to complain (2, 10). One had tried an app and dropped it, the other wanted somebody who calls back (3, 11). Each feared a person, a suit who judges or a cousin who must be told, and afterward both spoke of Sundays (4, 12, 5, 13).

## Copy

**Headlines**
- Push: My wife did it. My cousin did it. Who does yours? (2, 10)
- Pull: Take the picture. Send it. That’s it. (8, 16)
- Habit: Receipts in a box? Bring the box. (1, 18)

**Opening**
Receipts in a lunch box, somebody in the family doing the books, and you can’t say anything when it’s late. (1, 2, 10) Take the picture in the truck, before you start the engine, and send it. (8, 16) Two of our customers talk about their Sundays now. (5, 13) One price, $140 a month. (6, 14)

**Worries**
- No suit. Nobody judges the lunch box. (4)
- Too small for this? Some of our customers work alone. (6, 16)
- Don’t believe that’s it? Keep the paper, in a box, in case. (17, 18)

**Not for you if** you need payroll for seven people: we don’t do that. (15)

**Next step:** Send a picture of one receipt. (8, 16)

## Ask next

1. Customers 2 and 4 disagree on price: “Tell me about the month when you paid the first $140. What else was due?”
2. Customers 2 and 5 disagree on trust in the picture: “Take me through the last receipt. Where is the paper now?”
3. Nobody spoke of a mistake or a missed receipt: “Tell me about the last time something was missing. Who noticed, and what happened next?”

**To ask for consent** (30 words; add the exact quote below it)

> Hi, you told me something about my bookkeeping that I’d like to quote on my page, word for word, without your name. May I? Reply yes or no; both fine.`,
		corrections: [
			"“Receipts in a box? Bring the box.” offers something you don't do: receipts come as phone photos. Cut the second half, or you'll have lunch boxes on your desk.",
			"Customer 5 came because a man at the supply house told him, and that isn't in the quote bank. It is the only trace of how people hear of you; add it and ask the others who told them.",
			"Some numbers don't carry their lines: quote 10 never says “cousin” (12 does), and neither 6 nor 16 says that somebody works alone. Correct the references or quote the right words.",
			'“Paper in a box, 2 of 5” joins two opposites: customer 1 had the box before you, customer 5 keeps one in spite of you. That is one each, too thin for a headline. Quote 1 is push, not habit.',
		],
	},
	pt: {
		writtenOn: '2026-11-23',
		answers: {
			produto: 'aula de costura para adultos, uma noite por semana, R$ 220 por mês, turma de seis',
			'cliente ideal': 'quem nunca costurou e tem em casa uma máquina parada',
			conversas: `1) “A máquina era da minha avó, ficou dois anos na caixa. Eu tinha medo dela, medo mesmo, de passar a linha errado e quebrar. Vi um vídeo e desisti no minuto três. Aí minha vizinha falou que na sua aula a primeira coisa é errar de propósito. Falei, é essa.”
2) “Eu pagava 35 na barra de cada calça. Tenho um metro e cinquenta, né, toda calça. Quase não fui porque achei que ia ser só senhorinha fazendo pano de prato, desculpa. Hoje a barra eu faço vendo novela.”
3) “Já tinha feito curso on-line, comprei e não passei da aula dois, não tinha quem olhasse a minha costura e dissesse tá torto por causa disso. Preço pensei, 220, mas dividi por quatro noites. O duro foi largar o vôlei de quinta.”
4) “Queria fazer roupa de festa pra vender. Achei devagar, pra mim não serviu, fui pra um curso técnico. Mas a senhora explica bem.”
5) “Ganhei a máquina da minha mãe quando ela morreu. Eu não queria aprender, queria ligar. No dia que a luzinha acendeu eu chorei lá, a turma fingiu que não viu. Tinha medo de estragar a máquina dela.”`,
			'texto atual':
				'Curso de Corte e Costura com metodologia exclusiva e ambiente acolhedor. Do básico ao avançado, com professora qualificada e mais de 15 anos de experiência. Desperte a sua criatividade e transforme o seu talento em renda. Vagas limitadas. Matrículas abertas.',
		},
		text: `## Banco de falas

| Nº | Pessoa | Palavras exatas | Força |
|---|---|---|---|
| 1 | 1 | “A máquina era da minha avó, ficou dois anos na caixa.” | Empurrão |
| 2 | 1 | “Eu tinha medo dela, medo mesmo, de passar a linha errado e quebrar.” | Medo |
| 3 | 1 | “Vi um vídeo e desisti no minuto três.” | Empurrão |
| 4 | 1 | “na sua aula a primeira coisa é errar de propósito.” | Atração |
| 5 | 2 | “Eu pagava 35 na barra de cada calça.” | Empurrão |
| 6 | 2 | “Quase não fui porque achei que ia ser só senhorinha fazendo pano de prato, desculpa.” | Medo |
| 7 | 2 | “Hoje a barra eu faço vendo novela.” | Atração |
| 8 | 3 | “Já tinha feito curso on-line, comprei e não passei da aula dois” | Empurrão |
| 9 | 3 | “não tinha quem olhasse a minha costura e dissesse tá torto por causa disso.” | Atração |
| 10 | 3 | “Preço pensei, 220, mas dividi por quatro noites.” | Medo |
| 11 | 3 | “O duro foi largar o vôlei de quinta.” | Costume |
| 12 | 4 | “Queria fazer roupa de festa pra vender.” | Atração |
| 13 | 4 | “Achei devagar, pra mim não serviu, fui pra um curso técnico.” | Empurrão (para sair) |
| 14 | 4 | “Mas a senhora explica bem.” | Atração |
| 15 | 5 | “Eu não queria aprender, queria ligar.” | Atração |
| 16 | 5 | “No dia que a luzinha acendeu eu chorei lá, a turma fingiu que não viu.” | Atração |
| 17 | 5 | “Tinha medo de estragar a máquina dela.” | Medo |

## Quem disse o quê

- Medo de estragar a máquina: 2 de 5 (1 e 5)
- Máquina que veio da família: 2 de 5 (1 e 5)
- Tentou por vídeo ou curso on-line e parou: 2 de 5 (1 e 3)
- Alguém que olha e explica: 2 de 5 (3 e 4)
- Errar de propósito, barra cara, medo de ser só senhorinha, preço, vôlei, aula devagar, costurar para vender, só querer ligar: 1 de 5 cada. São perguntas, não títulos.

**Palavra deles que falta na página:** medo, avó, caixa, quebrar, ligar, luzinha, errar de propósito, barra, tá torto, explica bem.

**Palavra sua que ninguém usou:** corte, metodologia exclusiva, ambiente acolhedor, do básico ao avançado, qualificada, criatividade, talento, renda, vagas limitadas.

**Qualidade que você elogia e ninguém citou:** 15 anos de experiência, professora qualificada, metodologia exclusiva, renda. A pessoa 4 queria vender, e foi justamente a quem a aula não serviu (12, 13).

## Como chegaram à compra

As pessoas 1 e 5 são as que se parecem com quem você quer: uma máquina da família em casa e medo de mexer nela (1, 2, 17). Uma delas tentou por vídeo e desistiu, como a pessoa 3 com o curso on-line (3, 8). O que quase impediu as duas foi a ideia de estragar a máquina, e o que uma queria era só ligar (2, 17, 15). A outra decidiu quando soube que ali se começa errando de propósito (4).

## O texto

**Títulos**
- Medo: Medo de quebrar a máquina? Medo mesmo? (2, 17)
- Empurrão: Desistiu no minuto três? Não passou da aula dois? (3, 8)
- Atração: Aqui tem quem olhe a sua costura e explique bem. (9, 14)

**Abertura**
A máquina era da avó, da mãe, e ficou na caixa. (1, 17) Você viu um vídeo e desistiu no minuto três, ou comprou curso on-line e não passou da aula dois. (3, 8) Aqui a primeira coisa é errar de propósito. (4) E tem quem olhe a sua costura e diga: tá torto por causa disso. (9)

**Para os medos**
- Vai passar a linha errado? Ótimo: a primeira coisa é errar de propósito. (2, 4, 17)
- Só senhorinha fazendo pano de prato? Tem gente que veio por causa da barra da calça. (5, 6)
- 220 no mês? Divida por quatro noites. (10)

**Não é para você** se quer fazer roupa de festa pra vender: vai achar devagar, um curso técnico serve melhor. (12, 13)

**Próximo passo:** Traga a máquina na caixa mesmo e venha ligar. (1, 15)

## Perguntar agora

1. As pessoas 4 e 5 discordam sobre o que buscam, vender ou só ligar: “Me conte o dia em que você resolveu vir. O que queria ter nas mãos no fim do primeiro mês?”
2. A pessoa 4 achou devagar, e a 1 gostou de errar de propósito: “Me conte uma aula em que o tempo custou a passar, ou voou. O que você estava fazendo?”
3. Ninguém falou de faltar ou de costurar em casa entre as aulas: “Me conte a última vez que você ligou a máquina fora da aula. Onde parou?”

**Pedido de autorização** (30 palavras; mande junto a fala exata)

> Oi! Você me contou uma coisa sobre a aula de costura que queria pôr na minha página, com as suas palavras e sem seu nome. Posso? Responda sim ou não.`,
		corrections: [
			'O terceiro título não tem duas vozes: só a pessoa 3 pediu quem olhasse a costura, falando do curso on-line; a 4 disse “explica bem”, e foi embora. “2 de 5” aí é soma forçada: fique com dois títulos e diga o que faltou.',
			'“A máquina era da avó, da mãe, e ficou na caixa (1, 17)” emenda duas pessoas: a caixa é só da 1, e a fala 17 não menciona mãe. Tire a mãe, que veio de um luto, e cite a fala 1.',
			'As falas 4, 8 e 9 foram cortadas no começo ou no fim sem reticências. Ponha “…” antes de “na sua aula” e de “não tinha quem olhasse” e depois de “aula dois”.',
			'“Tem gente que veio por causa da barra” não está em 5 nem em 6: a pessoa 2 só contou quanto pagava. E o próximo passo não diz dia, contato nem vagas: “venha ligar” não leva à matrícula.',
		],
	},
}
