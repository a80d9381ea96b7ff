import type { PromptSample } from '../catalogue.ts'

export const sample: PromptSample = {
	id: '17',
	en: {
		writtenOn: '2026-11-23',
		answers: {
			client: 'owner of a dental practice, two dentists, about 30 appointments a day',
			'client words':
				'Look, mornings we’re full on paper, and then three or four people just don’t show up. My front desk calls the day before, they say sure, and the chair stays empty anyway. I’ve had two software people here already and they talked for an hour. I don’t want another app. I want those mornings back before summer. And please, nothing my team has to learn for weeks.',
			result:
				'no-shows from 16% to 9% of appointments by May 31, 2027, counted in the practice’s own calendar',
			scope:
				'two mornings watching the front desk; new wording for calls and texts; a waiting list that fits on one page; two training sessions of an hour. No software, no advertising',
			'price and terms':
				'$2,600 in all; $1,000 deposit to start, $1,600 on April 30; start March 1; travel included, sales tax doesn’t apply',
			validity: 'February 12, 2027',
			channel: 'WhatsApp',
		},
		text: `## Proposal

\`\`\`
No-shows from 16% to 9% by May 31, 2027: our target

Your front desk calls the day before, people say sure, “and the chair stays empty anyway”.

What you get:
– Me beside your front desk for two mornings
– New wording for your calls and texts
– A waiting list that fits on one page
– Two training sessions for your team, one hour each

How we will both know: no-shows in your own calendar, 16% of appointments today, target 9% by May 31, 2027.

assumption: the 9% is counted over May 3 to 31.

I promise the four items above. The 9% also depends on your team and your patients.

Not included: software, so there is no app to learn, and advertising.

Price: *$2,600* in all, travel included, sales tax doesn’t apply. $1,000 deposit to start on March 1, $1,600 on April 30.

Shall I start on March 1? Write “yes” and I’ll send the deposit details and two mornings to choose from.

The offer ends on February 12, 2027.
\`\`\`

(172 words; first line 51 characters.)

## If they ask

- **"And if it stays at 16%?"** You still have everything on the list and you still owe the $2,600; I can promise the work, but not what patients do, so 9% is a target.
- **"How many weeks will my team be learning?"** None in a row: two sessions of an hour each, plus two mornings in which I watch while they work as usual.
- **"Two software people were already here. Why you?"** I sell no software, so what you pay for is wording, one page and training your front desk uses without an app; whether that works is what the count in your calendar will show.

## For the contract

1. What counts as a no-show: late cancellations, rebooked appointments, half an hour late.
2. What happens to the deposit if either of us cancels, and to the dates if mornings have to be moved.
3. How the money is paid, and what a late payment means.
4. Patient data: what I may see and write down while I watch the front desk. Take this one to a lawyer.
5. Who owns the wording and the list, and whether you may use them in another practice.

## To confirm

- **assumption: the 9% is counted over May 3 to 31.** You gave an end date but not the period counted. May 31, 2027 is Memorial Day, so the count may end on May 28. Keep it, change it or delete the line.
- That the 16% comes from the practice's calendar too; I left your number as it is, but both figures need the same source.`,
		corrections: [
			'Cover the middle, as your last check asks, and the price is gone: the offer date became a block of its own. Join it to the question so that “$2,600” stays in sight.',
			'“Software, so there is no app to learn, and advertising” reads as if advertising were something to learn. Write: “Not included: advertising or software. No app to learn.”',
			"“16% of appointments today” sounds like this day's count, and 16% of 30 is nearly five, while the owner speaks of three or four in the mornings. Check what the 16% was counted on.",
			"“Shall I start on March 1?” and “Me beside your front desk” aren't how an American would text a dentist. Try “Should I start” and “I spend two mornings at your front desk.”",
		],
	},
	pt: {
		writtenOn: '2026-11-23',
		answers: {
			cliente: 'dona de um pet shop de bairro com banho e tosa, duas banheiras',
			'fala do cliente':
				'Olha, a agenda do sábado estoura e a de terça fica às moscas. Eu pago a menina do mesmo jeito. Já fiz promoção, veio gente que nunca mais voltou. Meu marido diz que é o preço, eu acho que o povo nem sabe que tem terça. Não quero sair no Instagram dançando. Quero a semana mais cheia até a metade do ano, e que não dê trabalho no balcão.',
			resultado:
				'de 9 para 16 banhos nas terças e quartas, por semana, até 30 de junho de 2027, contados na agenda dela',
			escopo:
				'conversa com 10 clientes de sábado, plano de pacote mensal para dias calmos, mensagens prontas de WhatsApp, uma manhã de treino com o balcão; não inclui anúncio nem foto',
			'preço e condições':
				'R$ 3.200 no total; R$ 1.200 de entrada no Pix dia 1/3, R$ 2.000 em 30/4; começo em 2/3; nota fiscal incluída',
			validade: '19 de fevereiro de 2027',
			canal: 'WhatsApp',
		},
		text: `## Proposta

\`\`\`
Meta: de 9 a 16 banhos/semana, terça e quarta, até 30/6/2027

O sábado da sua agenda estoura e, como você disse, “a de terça fica às moscas”.

Você recebe:
- suposição: por escrito, o que 10 clientes de sábado disseram
- Plano de pacote mensal para os dias calmos
- Mensagens prontas de WhatsApp, para copiar e mandar
- Seu balcão treinado em uma manhã, para não dar trabalho

Como vamos saber: os banhos de terça e quarta, por semana, contados na sua agenda. Hoje são 9; a meta é 16 até 30/6/2027.

suposição: os números somam os dois dias.

A entrega eu prometo. Os 16 são meta, porque dependem também da sua agenda e do seu balcão.

Não inclui: anúncio nem foto.

Preço: *R$ 3.200* no total. Entrada de R$ 1.200 no Pix em 1/3 e R$ 2.000 em 30/4 (suposição: também no Pix).

Começo em 2/3. Nota fiscal incluída.

Posso reservar o dia 2/3 para você? Com o seu sim, mando em seguida o contrato e os dados do Pix. Vale até 19/2/2027.
\`\`\`

## Se perguntarem

- **“E se não chegar a 16?”** Eu entrego tudo o que está na lista; os 16 são meta e não prometo número que depende também da sua agenda.
- **“Não é só baixar o preço, como diz meu marido?”** Ainda não sei, nem ele: as conversas com 10 clientes vêm primeiro, para não repetir a promoção que trouxe quem não voltou.
- **“Vou ter que aparecer no Instagram?”** Não, não há anúncio nem foto, só mensagem de WhatsApp para quem já é cliente.

## Para o contrato

1. Datas de cada entrega depois de 2/3, e o dia da manhã de treino.
2. Quem escolhe e chama os 10 clientes, e o que vale se algum não quiser conversar.
3. Quantas rodadas de ajuste há no plano e nas mensagens.
4. Uso do telefone e das respostas dos clientes, que são dados pessoais: ponto para advogado.
5. O que acontece se alguém desistir depois da entrada, ou se os R$ 2.000 atrasarem. Multa também é com advogado.

## A confirmar

- suposição: os 9 e os 16 somam terça e quarta na mesma semana, não cada dia.
- suposição: o que os 10 clientes disserem é entregue por escrito.
- suposição: os R$ 2.000 de 30/4 também vão por Pix.`,
		corrections: [
			'Na conferência final que você pediu, com o meio tampado, o preço some, porque “Começo em 2/3. Nota fiscal incluída.” virou um bloco à parte. Junte-o à linha do preço.',
			'“O sábado da sua agenda estoura” não é fala de ninguém; ela disse “a agenda do sábado estoura”. Use a frase dela.',
			'“Ainda não sei, nem ele” cutuca o marido de quem vai pagar. Diga apenas que as 10 conversas vão mostrar se é o preço.',
			'“Só mensagem de WhatsApp para quem já é cliente” não está no seu escopo: você escreveu apenas mensagens prontas. Confirme a quem elas vão antes de prometer.',
		],
	},
}
