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
		text: `### This week, closed

The Hollins planting plan went out, two of five invoices too, and the school yard got its first sketch. Stalled: hornbeams, the rest of the invoices, Petrie, Jonas; assumption: Milo's fever took Tuesday, and what was left came in pieces too small for anything but waiting. Keep Thursday's kind of block: two hours, one drawing, no clock.

### Decisions

Minutes are assumption: my estimates. I read "until Thursday" as the one just gone, the 9th as November, and December 11 as later than next week (assumption: all three).

| Item | Decision | Next action | Min. |
|---|---|---|---|
| apologize to Jonas (short with him about the dishwasher) | tonight | Say: "I was short with you about the dishwasher. I'm sorry." | 2 |
| accounting program wanted an update (new) | tonight | Start the update, plug in, leave the lid open | 2 |
| engineer call: prepare (new) | tonight | Write three drain questions on a card: where it goes, how much, who pays | 2 |
| Milo, pediatrician: prepare (new) | tonight | Write down the days and height of the fever (assumption: it's about that) | 2 |
| school yard: drainage | schedule, Mon | Draw the drains into Thursday's sketch, from the engineer's answers | 120 |
| school yard: then bid ("sure" to the principal, December 11) | schedule, Tue | Price the sketch line by line; give the drains a range | 60 |
| confirm hornbeams with Greta | schedule, Mon | Phone Greta: still held? If yes, confirm all 40; if gone, ask when she next has 40 | 10 |
| soil test: call the lab | schedule, Mon | Phone the lab for the result date. Waits for: the lab. Ask again Thu. Plan B: the bid carries a separate soil line marked as an estimate (assumption: the test is for the school yard) | 10 + 5 |
| renew pesticide applicator license | schedule, Mon | Phone the licensing office: exact expiry date, what renewal takes | 8 |
| photograph the Abbott garden | schedule, Fri | Phone Abbott Mon: has the frost had the grasses? If not, photograph before Friday's lunch; if so, drop | 5 + 30 |
| snow tires | schedule, Mon | Phone the tire shop, take its first opening in the week after next week | 5 |
| Jonas's brother: prepare (new; assumption: he needs a bed) | hand over, Mon | Text Jonas: will you make up the bed by Friday? Ask again Thu. Plan B: sheets on the sofa, Sat | 2 |
| Hollins layout: revised gravel detail (new) | schedule, Tue | Choose one surface in the first ten minutes, then draw and print it | 60 |
| answer Petrie about the crooked retaining wall | schedule, Wed | Write: "Sorry for the wait. Please send two photos, front and side." No visit offered. Waits for: Petrie. Ask again the Monday after. Plan B: look at the wall myself that week, on a day set then | 15 |
| three invoices (Hollins, Petrie, the dentist's roof) | schedule, Wed | Send Hollins, then the dentist's roof, then Petrie, after the answer above | 45 |
| birthday present for my mother | schedule, Thu | Write down three things she'd enjoy, order the first one that arrives before December 13 | 20 |
| write the talk for the garden club | someday | – | – |
| learn the new drawing program | someday | – | – |
| swam zero times | drop, for next week | – | – |

Woken from someday: nothing.

### Next week

- **Mon:** 9:00–10:00 civil engineer. Block 1, 10:00–12:00: school yard drainage (120). Block 2, 13:00–13:40: Greta first, then lab, license, Abbott, tires, text to Jonas (40).
- **Tue:** Block 1, 8:30–9:30: school yard, first price (60). Block 2, 10:00–11:00: gravel detail (60). 15:30 Milo, pediatrician, back by 17:00.
- **Wed:** 8:30–11:30 Hollins, layout, with the gravel detail. Block 1, 13:00–14:00: Petrie, then invoices (60).
- **Thu:** Block 1, 9:00–9:25: lab again, present (25); a word with Jonas about the bed at home. 19:00 parents' evening.
- **Fri:** Block 1, 12:00–12:30: photographs at Abbott's (30; assumption: the garden is near the lunch). 13:00 lunch with Abbott.
- **Sat:** Jonas's brother comes. Otherwise empty.
- **Sun:** Jonas's brother, until he leaves. Otherwise empty.

### Hours

- Free: 18 h
- Limit at low energy: 18 × 0.40 = 7.2 h = 7 h 12 min
- Planned: 160 (Mon) + 120 (Tue) + 60 (Wed) + 25 (Thu) + 30 (Fri) = 395 min = 6 h 35 min
- Left empty: 18 h − 6 h 35 min = 11 h 25 min, of which 37 min are below the limit

### If, then

If Milo is ill again on Monday or Tuesday, then the school yard takes Wednesday 13:00–14:00 for the drains, and Petrie and the invoices wait for Thursday.
If anybody asks for something new, Abbott's second garden included, then I say "I'm not taking on anything before December 11" and write it down for Sunday.`,
		corrections: [
			"“If Milo is ill again on Monday or Tuesday”, the school yard gets Wednesday 13:00–14:00: one hour for 120 minutes of drains and 60 of price. The gravel detail, due at Hollins on Wednesday at 8:30, is forgotten. Draw it right after Monday's calls, and let the price slide to Thursday.",
			'The Petrie invoice leaves within the hour of “Sorry for the wait. Please send two photos”. To a client with a crooked wall and two unanswered mails that reads badly. Send the other two on Wednesday and hold this one until you have seen the wall.',
			"The Abbott garden waits for Friday on one phone call: “has the frost had the grasses? If not, photograph before Friday's lunch”. A frost on Tuesday night ends it. Look at the forecast on Monday as well, and put the 30 minutes before the first cold night.",
			'“Greta first” means Monday at 13:00, for a hold that, by its own reading, ran out last Thursday. Call when the nursery opens, before the engineer at 9:00, and write down a second nursery: if the 40 are gone, the row only asks when she next has some.',
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
		text: `Não abri agenda nem e-mail; usei o que você escreveu.

## Semana encerrada

Andou o capítulo de solo: 14 páginas entregues e só 3 de volta para ajuste. De quarta em diante travou pela cirurgia do seu pai, pelo colírio de quatro em quatro horas e por duas noites mal dormidas; na sexta, o manguezal refeito até as 22h foi cansaço, suposição: não falta de ideia. Vale manter: desenhar de manhã com o celular na cozinha.

## Decisões

| Item | Decisão | Próxima ação | Minutos |
|---|---|---|---|
| reunião com a editora: levar três rascunhos | agendar | Desenhar as páginas 1 a 3, seg 08h00, cronometrando a primeira | suposição: 75 |
| rascunho a lápis das 12 páginas do capítulo da água | agendar | Desenhar as 9 restantes: 5 na ter, 4 na qua, às 08h00; enviar ao terminar | suposição: 225 |
| ajustar as 3 páginas do solo (minhoca) | agendar | Perguntar o prazo na reunião de seg | suposição: 2 |
| nota fiscal de novembro | agendar | Perguntar na mesma reunião até que dia aceitam | suposição: 2 |
| responder a Carol sobre o mural da escola | hoje | Escrever: “Carol, desculpe a demora. Agora não consigo pegar o mural.” Se você quiser pegar, troque por uma data, que vira linha | 2 |
| comprar o segundo frasco do colírio do pai | agendar | Ir à farmácia, seg 13h35 | suposição: 20 |
| dormi mal por causa do despertador do colírio | agendar | Ligar ao consultório, seg 13h30: a dose da madrugada continua? Até lá, manter o horário | suposição: 5 |
| combinar com meu irmão quem fica com o pai no sábado | delegar ao seu irmão | Mandar hoje: “Você fica com o pai no sábado, na hora do almoço da tia?” Cobrar ter 18h00. Se vier um não: perguntar ao médico, na quinta, se seu pai pode ir junto; se não puder, avisar a tia na própria quinta que você não vai | 4 |
| retorno do pai no oftalmo (preparo) | agendar | Separar documentos, receita e perguntas, qua 14h00 | suposição: 10 |
| tablet com a ponta da caneta gasta | agendar | Encomendar a ponta pela internet, sex 10h00 (o rascunho é a lápis, não depende dela) | suposição: 10 |
| sobremesa do almoço: bolo de rolo, comprado | agendar | Comprar o bolo, sex 16h00. suposição: ainda não está comprado | suposição: 20 |
| renovar carteirinha da piscina | hoje | Olhar a validade na carteirinha | 2 |
| devolver a furadeira do vizinho | hoje | Bater na porta e devolver | suposição: 2 |
| nadar | algum dia | | |
| curso de aquarela que vi anunciado | algum dia | | |

Nenhuma ideia de “algum dia” acordada nesta semana. Nadar cabe nas horas vazias, sem virar tarefa.

## Próxima semana

- **Segunda:** 08h00–09h15 páginas 1 a 3 (1h15) · 10h00 reunião com a editora, com as duas perguntas · 13h30–13h55 ligação e farmácia (25 min)
- **Terça:** 08h00–10h05 páginas 4 a 8 (2h05) · 18h00–18h02 cobrar seu irmão (2 min)
- **Quarta:** 08h00–09h40 páginas 9 a 12 e envio (1h40) · 14h00–14h10 preparo do retorno (10 min)
- **Quinta:** 07h30 oftalmo, a manhã toda · 16h00 reunião de pais da escola do Bento · nenhum bloco
- **Sexta:** 10h00–10h10 ponta da caneta (10 min) · 16h00–16h20 bolo de rolo (20 min)
- **Sábado:** 12h00 almoço da tia em Olinda · nenhum bloco
- **Domingo:** vazio

## Conta das horas

- Livres: 18h00
- Limite (40%, energia baixa): 7h12 = 432 min
- Planejadas: 75 + 225 + 2 + 2 + 2 + 20 + 5 + 4 + 10 + 10 + 20 + 2 + 2 = 379 min = **6h19** (inclui os 8 min de hoje e as duas perguntas da reunião)
- Vazias: 18h00 − 6h19 = **11h41**

Sobram 53 min abaixo do limite. Se a editora disser que a nota ou as páginas do solo são para esta semana, entram aí, na sexta às 09h00; o que não couber ganha outra data na própria reunião.

## Dois combinados

- **Se** a primeira página passar de 25 minutos, ou eu refizer o mesmo desenho duas vezes, marco um X no canto e sigo para a próxima; na reunião das 10h00 digo quantas consigo até quarta.
- **Se** o colírio me tirar o sono de segunda para terça, começo às 09h00, faço três páginas e passo as outras duas para quarta, às 15h00.`,
		corrections: [
			'“Agora não consigo pegar o mural” recusa um convite que ninguém citou: só se sabe que a Carol perguntou sobre o mural da escola há nove dias. Releia a mensagem dela antes de mandar; pode ser trabalho pago, e aí a resposta é uma data.',
			'O plano supõe 25 minutos por página, para quem na sexta refez um manguezal até as 22h. Tirados os outros 79 minutos, no limite de 7h12 cabem só 29 por página: se as três de segunda passarem disso, diga na reunião quantas saem até quarta.',
			'“Encomendar a ponta pela internet, sex 10h00” deixa para o fim o que ainda precisa chegar, e as 3 páginas do solo podem pedir o tablet. Passe os 10 minutos para segunda, depois da farmácia.',
			'Em “foi cansaço, suposição: não falta de ideia”, a marca veio depois do palpite, e o cansaço ficou como fato. Escreva “suposição: foi cansaço, não falta de ideia”.',
		],
	},
}
