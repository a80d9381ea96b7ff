import type { PromptSample } from '../catalogue.ts'

export const sample: PromptSample = {
	id: '8',
	en: {
		writtenOn: '2026-11-23',
		answers: {
			'week notes':
				"Monday went to the Hollins courtyard, planting plan is out, they like the serviceberries, hate the gravel. Tuesday Milo had a fever, worked maybe 90 minutes between cartoons. Promised Greta from the nursery I'd confirm the 40 hornbeams, she holds them until Thursday. Wednesday site visit at the school yard: the principal wants a bid by December 11 and I said \"sure\" before I'd seen the drainage. Still no soil test from the lab, sent on the 9th. Thursday two good hours on the school yard sketch, first time all week I forgot the clock. Friday invoices: two of five out, then the accounting program wanted an update and I closed the lid. Swam zero times. I was short with Jonas about the dishwasher and haven't said anything since. Slept okay.",
			'open items': `- confirm hornbeams with Greta
- three invoices (Hollins, Petrie, the dentist's roof)
- soil test: call the lab
- school yard: drainage, then bid
- answer Petrie about the crooked retaining wall, two mails old
- renew pesticide applicator license, expires sometime in January
- snow tires
- birthday present for my mother, she turns 70 on December 13
- photograph the Abbott garden before the frost gets the grasses
- write the talk for the garden club (April)
- apologize to Jonas
- learn the new drawing program`,
			'fixed appointments': `Mon 9:00-10:00 call with the civil engineer about the school yard drains
Tue 15:30 Milo, pediatrician, back by 17:00
Wed 8:30-11:30 Hollins, layout with the contractor, bring the revised gravel detail
Thu 19:00 parents' evening
Fri 13:00 lunch with Abbott, she may have a second garden
Sat Jonas's brother comes, stays until Sunday`,
			'free hours': '18 hours',
			priority: 'the school yard bid: drainage sketch and a first price',
			energy: 'low',
		},
		text: `## This week, closed

The Hollins planting plan went out, two of five invoices left, and the school yard sketch got two good hours. The bid is waiting on the drainage and the soil test, Tuesday went to Milo's fever, and invoicing stopped at the program update. Keep Thursday's kind of time: one uninterrupted stretch on the school yard.

## Decisions

All minutes are “assumption:”, because you gave none.

| Item | Decision | Next action | Minutes |
|---|---|---|---:|
| confirm hornbeams with Greta | tonight | Mail Greta: “I confirm the 40 hornbeams; are they still held?” (Your note doesn't say if her Thursday is past or coming.) | 2 |
| apologize to Jonas (short about the dishwasher) | tonight | Say: “I was short with you about the dishwasher. I'm sorry.” | 2 |
| accounting program wanted an update | tonight | Start the update and let it run | 2 |
| prepare Monday's engineer call | schedule | Mon: write five drain questions for the engineer | 20 |
| school yard: drainage | schedule | Mon: draw the engineer's answers into the sketch | 100 |
| school yard: then bid (I said “sure”, due December 11) | schedule | Wed: write a first price, with drainage as its own line | 75 |
| they hate the gravel: revised detail for Wed | schedule | Tue: redraw the gravel detail and print it | 60 |
| soil test, sent on the 9th: call the lab | schedule | Tue: call the lab and ask for the result date | 10 |
| answer Petrie, crooked retaining wall, two mails old | schedule | Tue: reply to both mails in one answer | 20 |
| snow tires | schedule | Tue: call the garage and book a date | 10 |
| three invoices (Hollins, Petrie, the dentist's roof) | schedule | Thu: write and send all three | 45 |
| renew pesticide applicator license, expires in January | schedule | Thu: find the expiry date and fill in the renewal form | 15 |
| birthday present for my mother, 70 on December 13 | schedule | Thu: write three ideas and circle one | 15 |
| photograph the Abbott garden before the frost | schedule | Fri after lunch: photograph the grasses (assumption: no frost before then) | 40 |
| Milo had a fever | schedule | Tue 15:30: take him to the pediatrician | fixed |
| Jonas's brother comes (assumption: bed and food need preparing) | hand over | Jonas; follow up Thursday | 0 |
| write the talk for the garden club (April) | someday | – | 0 |
| learn the new drawing program | someday | – | 0 |
| swam zero times | someday | – | 0 |

No someday line wakes up this week.

## Next week

- **Mon:** school yard questions before the call, 20 min; **9:00–10:00 civil engineer**; drainage sketch, 100 min
- **Tue:** gravel detail, 60 min; lab, Petrie, tires, 40 min; **15:30–17:00 Milo, pediatrician**
- **Wed:** **8:30–11:30 Hollins, with the gravel detail**; school yard first price, 75 min
- **Thu:** invoices, 45 min; license and present, 30 min; **19:00 parents' evening**
- **Fri:** **13:00 lunch with Abbott**; photographs, 40 min
- **Sat:** **Jonas's brother comes**
- **Sun:** **Jonas's brother still here**

## Hours

- **Free:** 18 h
- **Limit:** 18 × 0.40 = 7.2 h = 432 min
- **Planned:** Mon 120 + Tue 100 + Wed 75 + Thu 75 + Fri 40 = 410 min = 6 h 50 min
- **Left empty:** 1,080 − 410 = 670 min = 11 h 10 min

The three lines for tonight, 6 minutes, fall outside the working week.

## If, then

If Milo is ill again, then I keep only Monday's sketch, Tuesday's gravel detail and Wednesday's price, and move the rest to the following week.

If the engineer can't settle the drains on Monday, then I price the school yard with drainage marked “open” and tell the principal on Wednesday what the bid still needs.`,
		corrections: [
			"“Reply to both mails in one answer” still hides a decision: who straightens Petrie's wall, and at whose cost? Make it “offer Petrie a day to look at the wall”, before Thursday's invoice lands on the complaint.",
			"Greta's Thursday may already be past, so a Sunday-night mail is thin. Phone her first thing Monday; the hornbeams may be with somebody else by then.",
			"“The bid is waiting on the soil test” isn't in your notes and isn't marked as a guess. If it is true, call the lab on Monday beside the engineer's call, not on Tuesday after it.",
			'The Abbott grasses are left to Friday on the assumption of no frost. Look at the forecast on Monday and photograph before the first cold night; 40 minutes fit on Wednesday.',
		],
	},
	pt: {
		writtenOn: '2026-11-23',
		answers: {
			'resumo da semana':
				'Ilustro livro didático, em casa. Entreguei na terça as 14 páginas do capítulo de solo, com dois dias de atraso, e a editora devolveu só 3 para ajuste, o que para mim é recorde. De quarta em diante andou pouco: a cirurgia de catarata do meu pai foi quinta, fiquei no hospital das 6h às 15h e depois pingando colírio de quatro em quatro horas. Dormi mal duas noites por causa do despertador do colírio. Sexta tentei começar o capítulo da água e fiquei refazendo o mesmo manguezal até dez da noite. O que funcionou: desenhar de manhã com o celular na cozinha. Fui nadar uma vez das três que queria.',
			pendências: `- ajustar as 3 páginas do solo (a minhoca está com anel demais)
- nota fiscal de novembro para a editora
- capítulo da água, 12 páginas, nem rascunho ainda
- responder a Carol sobre o mural da escola, ela perguntou faz nove dias
- comprar o segundo frasco do colírio do pai
- combinar com meu irmão quem fica com o pai no sábado
- tablet com a ponta da caneta gasta
- renovar carteirinha da piscina
- curso de aquarela que vi anunciado
- devolver a furadeira do vizinho`,
			compromissos: `seg 10h: reunião on-line com a editora sobre o capítulo da água (levar três rascunhos)
qui 7h30: retorno do pai no oftalmo, dura a manhã toda
qui 16h: reunião de pais da escola do Bento
sáb 12h: almoço de aniversário da minha tia em Olinda, eu levo a sobremesa (prometi bolo de rolo, comprado)`,
			'horas livres': '18 horas',
			prioridade: 'rascunho a lápis das 12 páginas do capítulo da água, a editora espera até quarta à noite',
			energia: 'baixa',
		},
		text: `Usei só o que você escreveu; não abri agenda nem e-mail.

## Semana encerrada

O capítulo de solo saiu, com só 3 páginas para ajuste. De quarta em diante travou: cirurgia do pai, colírio de quatro em quatro horas, duas noites ruins e, na sexta, um manguezal que não acabava (suposição: cansaço, e querer o desenho pronto na fase do rascunho). Vale manter o desenho de manhã com o celular na cozinha.

## Decisões

| Item | Decisão | Próxima ação | Min |
|---|---|---|---|
| Três rascunhos para a reunião de segunda | Agendar (seg) | Rabiscar a lápis as 3 primeiras páginas | suposição: 75 |
| Capítulo da água, as outras 9 páginas | Agendar (seg, ter, qua) | Rabiscar a lápis, 25 min por página, sem refazer | suposição: 225 |
| Ajustar as 3 páginas do solo | Agendar (sex) | Tirar anéis da minhoca e fazer os outros ajustes | suposição: 45 |
| Nota fiscal de novembro | Agendar (ter) | Emitir a nota e mandar à editora | suposição: 20 |
| Segundo frasco do colírio | Agendar (seg) | Comprar o frasco na farmácia | suposição: 20 |
| Bolo de rolo para o almoço da tia | Agendar (sex) | Comprar o bolo | suposição: 30 |
| Devolver a furadeira do vizinho | Agendar (dom) | Levar a furadeira à casa dele | suposição: 10 |
| Responder a Carol sobre o mural | Hoje | Escrever: “Desculpe a demora. Esta semana não consigo ver o mural; respondo na outra” | 2 |
| Quem fica com o pai no sábado | Hoje | Perguntar ao irmão: “Você fica com o pai no sábado? Tenho o almoço da tia às 12h” | 2 |
| Despertador do colírio, noites ruins | Delegar: irmão, cobrar na terça | Pedir que ele assuma uma noite de colírio | – |
| Ponta da caneta gasta | Hoje | Pedir a ponta on-line; o rascunho é a lápis e não espera por ela | suposição: 2 |
| Nadar três vezes | Algum dia | – | – |
| Carteirinha da piscina | Algum dia | – | – |
| Curso de aquarela | Largar | – | – |

Nenhuma ideia de “algum dia” foi acordada: a energia está baixa.

## Próxima semana

- **Segunda:** 8h–9h15 três rascunhos (75 min) · 10h reunião on-line com a editora · 14h–15h10 duas páginas da água e colírio (70 min)
- **Terça:** 8h–9h40 quatro páginas da água (100 min) · 14h–14h20 nota fiscal (20 min)
- **Quarta:** 8h–9h15 três páginas da água (75 min); as 12 prontas, a noite fica de folga
- **Quinta:** 7h30 retorno do pai no oftalmo, a manhã toda · 16h reunião de pais da escola do Bento · sem bloco
- **Sexta:** 8h–8h45 ajustes do solo (45 min) · 10h–10h30 comprar o bolo (30 min)
- **Sábado:** 12h almoço da tia em Olinda, com o bolo · sem bloco
- **Domingo:** 10h–10h10 furadeira (10 min) · resto vazio

## Conta das horas

- **Livres:** 18 h = 1.080 min
- **Limite (40%, energia baixa):** 432 min = 7 h 12
- **Planejadas:** seg 145 + ter 120 + qua 75 + sex 75 + dom 10 = **425 min** = 7 h 05
- **Vazias:** 1.080 − 425 = **655 min** = 10 h 55

As tarefas de hoje ficam neste domingo, fora dessas horas.

## Dois combinados

- Se eu me pegar refazendo a mesma página depois de 25 minutos, escrevo “volto no acabamento” no canto e passo para a seguinte.
- Se a noite do colírio for ruim, começo o bloco uma hora mais tarde (na segunda, vou à reunião com os rascunhos que houver) e uso a tarde para o que faltar.`,
		corrections: [
			'“Respondo na outra” cria uma promessa nova à Carol, e ela não tem linha, dia nem próxima ação na tabela. Escreva a data na mensagem e anote o lembrete, ou responda sim ou não agora.',
			'Perguntar ao irmão sobre o sábado não fecha o assunto: falta o dia de cobrar e o que fazer se ele não puder. Cobre na terça, junto com a noite do colírio; quinta já é tarde para achar outra pessoa.',
			'São 25 minutos por página, com energia baixa, depois de uma sexta inteira num manguezal só, e sobram 7 minutos do limite. Se cada página levar 35, as 12 pedem 420, e não 300: cronometre as três de segunda e corte já nesse dia.',
			'O ajuste do solo ficou para sexta sem saber o prazo da editora e antes de chegar a ponta da caneta comprada pela internet. Pergunte o prazo na reunião de segunda e, se puder, compre a ponta em loja.',
		],
	},
}
