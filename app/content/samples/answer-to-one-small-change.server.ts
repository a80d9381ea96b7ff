import type { PromptSample } from '../catalogue.ts'

export const sample: PromptSample = {
	id: 'answer-to-one-small-change',
	en: {
		writtenOn: '2026-11-23',
		answers: {
			request:
				'“Hi Tess, we love it! Just one small change before launch: could people book and pay for a class right there in the schedule? My cousin says it’s only a button. And could the teachers’ photos be a bit warmer? We’re still going live on the 7th, right?”',
			'agreed scope':
				'five-page website for a yoga studio, class schedule as a plain table, two rounds of changes (both used, the photos were approved in the second), $2,800, launch December 7',
			effort:
				'booking and payment: 9 hours, $810, launch moves to December 14, plus $15 a month for the booking service, paid by the studio; photos: 1 hour, $90, no delay. Of about the same size as the booking: the blog page with its first three posts, agreed and not started',
			favors: 'a sixth page for gift cards (2 hours) and 14 photos retouched (3 hours), both free',
			channel: 'email',
		},
		text: `- **Booking and payment in the schedule:** new. You agreed on a plain table.
- **Warmer teachers' photos:** new. They were approved in the second round, and both rounds are used.
- **"Still on the 7th?"** is a question, not a change: yes without the booking, December 14 with it.

## A. Yes, for this price, by this date

**Subject:** Booking, warmer photos and our launch date

> Hi! So glad you love it. Both can be done: booking and payment right in the schedule is 9 hours, $810, plus $15 a month for the booking service, paid by the studio. Warmer teacher photos: $90. Together that's $900, with launch on December 14 in place of the 7th. Shall I start?

## B. Yes, instead of the blog

**Subject:** Booking instead of the blog?

> Hi! So glad you love it. Booking and payment in the schedule can take the place of the blog page and its first three posts, about the same work, so the only cost is $15 a month for the service, paid by the studio. Warmer photos: $90. Launch moves to December 14. Shall I go ahead with both?

## C. Not in this job

**Subject:** Live on the 7th, booking next

> Hi! So glad you love it. Yes, we go live on the 7th, with the schedule and photos as they are. Booking and warmer photos make a good second project right after launch; until then, students can book by email and pay at the studio. Shall I send you a quote for it that week?

**I would send A:** you have already given five hours, $450 at the same rate, and a third gift would make free the normal price of asking.

Before you send B: I kept your December 14. If dropping the blog frees enough hours to make the 7th, change that sentence.

## Change log

| date | asked for | decided | hours | price |
|---|---|---|---|---|
| ____ | booking and payment in the schedule (launch to Dec 14) | ____ | 9 | $810 + $15/month, paid by the studio |
| ____ | warmer teachers' photos, after approval in round 2 | ____ | 1 | $90 |`,
		corrections: [
			'Reply B says “the only cost is $15 a month” and two sentences later charges $90 for the photos. Take out “only” or name both costs together.',
			"Reply C tells students to “book by email and pay at the studio.” Nobody said the studio takes either, and it isn't marked as an assumption: ask first.",
			'Photos alone would cost $90 and keep December 7, but no reply offers that. A and B tie them to the booking, C refuses both.',
			'All three open with “Hi!” and no name, and end without yours. Add both before they go out.',
		],
	},
	pt: {
		writtenOn: '2026-11-23',
		answers: {
			pedido:
				'“Oi, Bia, amei o projeto!! Só um ajustezinho: já que vai mexer na cozinha, dá pra incluir a lavanderia? É pequenininha, é só uma parede. E o marceneiro pode começar segunda mesmo, né?”',
			combinado:
				'projeto de interiores da cozinha, com duas revisões (as duas já usadas), R$ 4.200, executivo entregue em 4/12; marceneiro começa quando receber o executivo. No pacote ainda falta a visita à loja de revestimentos',
			'custo da mudança':
				'11 h, R$ 1.100 (metade no aceite, metade na entrega), executivo de tudo passa de 4/12 para 14/12. A visita à loja com a lista de compras dá mais ou menos as mesmas 11 h',
			gentilezas: 'redesenhei a bancada depois de aprovada (3 h) e fui com ela escolher puxador num sábado',
			canal: 'WhatsApp',
		},
		text: `**Lavanderia:** novo. O combinado é projeto da cozinha, e uma parede em outro cômodo é mais serviço.
**Marceneiro na segunda:** meu, já estava combinado. Ele começa quando receber o executivo.

## Lavanderia

**A. Faço, por este valor, até este dia**

> Que bom que você amou! Dá para incluir a lavanderia, sim: são R$ 1.100, metade no aceite e metade na entrega.
>
> O executivo de tudo passa de 4/12 para 14/12, e o marceneiro começa com ele na mão. Posso incluir?

**B. Faço no lugar de outra coisa**

> Que bom que você amou! Consigo fazer a lavanderia no lugar da visita à loja de revestimentos com a lista de compras, sem mexer no valor.
>
> Nesse caso, você escolhe os revestimentos direto na loja, e o executivo de tudo fica para 14/12. Posso trocar?

**C. Agora não**

> Que bom que você amou! Para a cozinha sair em 4/12, a lavanderia entra logo depois, como projeto à parte.
>
> Até lá, deixe essa parede como está e não compre nada para ela, que a gente aproveita tudo no desenho novo. Posso reservar a lavanderia para depois do dia 4?

## Marceneiro (vai em seguida, com qualquer uma das três)

> Sobre o marceneiro: ele começa assim que receber o executivo, que é o desenho com todas as medidas de corte. Assim nada precisa ser refeito.
>
> Quando você decidir a lavanderia, eu passo a ele o dia certo. Posso combinar assim com ele?

## Qual eu mandaria

A A: você já deu a bancada e um sábado, então esta pode ter preço, e nem é preciso lembrar a ela o que já foi dado.

- **suposição:** a segunda-feira de que ela fala cai antes de 4/12.
- **suposição:** na B o executivo também vai para 14/12. Se as horas da visita sobrariam antes do dia 4, a data pode ser mais cedo.

## Controle

\`\`\`
data | pedido | decisão | horas | valor
____ | incluir lavanderia | novo: A, aguardando aceite | 11 h | R$ 1.100 (550 + 550)
____ | marceneiro na segunda | meu: começa com o executivo | 0 h | R$ 0
\`\`\``,
		corrections: [
			'O “pode começar segunda mesmo, né?” não recebe sim nem não: a mensagem só diz “assim que receber o executivo”. Escreva que nesta segunda não dá, se for o caso.',
			'A C não diz quando a lavanderia entra: “logo depois” e “depois do dia 4” não são data, e a cliente vai perguntar de novo. Ponha o dia em que você começa.',
			'A explicação do executivo como “o desenho com todas as medidas de corte” não saiu de você. Confira se o seu traz mesmo isso antes de prometer à cliente.',
			'Na B, o executivo para 14/12 é suposição: se as 11 horas da visita estavam na sua agenda antes do dia 4, a data pode ser outra. Confira antes de mandar.',
		],
	},
}
