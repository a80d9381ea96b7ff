import type { PromptSample } from '../catalogue.ts'

export const sample: PromptSample = {
	id: 'newsletter-people-keep',
	en: {
		writtenOn: '2026-11-23',
		answers: {
			business: 'a plant nursery with one greenhouse, run by two sisters in Asheville',
			audience: 'people who have a balcony or a windowsill, little sun and no garden',
			promise: '“Every other Friday, one thing to do on the balcony this weekend, in two minutes”',
			scraps: `Three people came in with yellow lower leaves on their pothos. All three watered on a schedule, every Sunday. I told them: finger in the soil to the second knuckle, water only if dry. One came back: no new yellow leaves in two weeks.
First frost came on Tuesday, a week after what I expected. I lost a tray of basil because I forgot the vent.
Jo found out that old egg cartons keep pots off cold concrete.
A boy asked if plants sleep.
New pots arrived, nice ones, 28 dollars.
The heater cost 410 dollars to repair.
A customer winters her geranium in the stairwell, cut to a hand high, watered once a month. Fifth winter for the same plant.`,
			offer: 'winter potting class, Saturday, December 5, 10 a.m., $30 with pot and soil, eight places',
			channel: 'email',
		},
		text: `## 1. The one thing

**Finger in the soil to the second knuckle, water only if dry.** It works tonight, costs nothing, takes under two minutes, and you have a result: no new yellow leaves in two weeks.

**Set aside:** the geranium in the stairwell and the egg cartons (both strong, but you need a geranium or a carton), the frost and the basil, the boy's question (no answer yet), the new pots (buying), the heater (your bill, not their balcony).

## 2. Where they would have left the first draft

| Reader | Stops at (quote) | Why | Instead |
|---|---|---|---|
| Joined yesterday | "As you know, we always say: finger first." | Doesn't know, and hasn't heard you say anything | The promise they signed up for, in one line at the end; no "as you know" |
| Bought last month | "If you have a pothos, this one is for you." | Has something else on the sill, and is sent home in the first line | The action comes first and names no plant; the pothos becomes the evidence |
| Thumb on Unsubscribe | "It's been a busy week here, and before we get to the class…" | Hears a sales letter clearing its throat | First sentence is the thing to do; the class comes last, in two sentences |

## 3. The issue

**Subject:** One finger before you water tonight

> Before you water tonight, push a finger into the soil, down to the second knuckle. Dry? Water. Not dry? Leave it.
>
> That's the one thing for this weekend, on the balcony or the windowsill. You need the plant, the finger and two minutes.
>
> Why we bring it up: three people came in to see us with yellow lower leaves on their pothos. All three watered on a schedule, every Sunday. We told all three the same thing: finger first, water only if it's dry. One came back. No new yellow leaves in two weeks.
>
> So if Sunday is your watering day, keep the day and change the job. Sunday is for checking. Some Sundays the can stays where it is.
>
> [Your two names]
>
> ---
>
> Winter potting class: Saturday, December 5, 10 a.m., $30 with pot and soil, eight places. To take one, reply "class."
>
> ---
>
> You signed up for this: every other Friday, one thing to do on the balcony this weekend, in two minutes. Not for you? [Unsubscribe in one tap]

assumption: you can take class sign-ups by reply. assumption: the finger test holds for the other pots your readers have, not only pothos; you told me about three pothos, so change "the plant" if you wouldn't say it of, for example, a succulent. I left out "this week," because two weeks without yellow leaves can't fit into one.

## 4. Four more

1. **Egg cartons under your pots:** set pots on old egg cartons to keep them off cold concrete. *Offer: our new pots, $28.*
2. **This geranium is on its fifth winter:** cut it to a hand high, put it in the stairwell, water once a month.
3. **We forgot the vent. The basil paid.** On a frost night, check what is open next to your plants before bed (assumption: the vent was open and the cold came in).
4. **A boy asked us if plants sleep:** look at one plant at bedtime and again at breakfast, and reply with what moved (assumption: something will; answer the boy's question in that issue only once you have checked it).

## 5. The rule for sending nothing

**If we can't finish the sentence "This weekend, in two minutes, with what you have at home, …" by Thursday night, nothing goes out on Friday, not even the offer.**`,
		corrections: [
			"“To take one, reply ‘class’” doesn't say one of what. Write “To save a place, reply ‘class.’”",
			'The subject “One finger before you water tonight” can be read as a rude gesture. Try “Before you water tonight, check the soil.”',
			'The promise is about the balcony, and the chosen thing comes from three indoor pots. In a week of frost, decide whether readers who water outside still need it.',
		],
	},
	pt: {
		writtenOn: '2026-11-23',
		answers: {
			negócio: 'um hortifrúti de bairro em Santos, com entrega de bicicleta',
			público: 'gente que cozinha em casa quase todo dia e mora a até 3 km',
			promessa: '“Toda terça, o que está barato e como aproveitar. Sem corrente, sem bom-dia com flor”',
			sobras: `Maracujá veio muito e bom, caiu de R$ 12 para R$ 6,90 o quilo
A Dona Cida ensinou: salsinha lavada, bem seca, picada e congelada em saquinho deitado, quebra um pedaço na hora; ela usa há anos e a dela fica verde
Quatro pessoas perguntaram por que o abacate apodrece antes de amadurecer; é que guardam verde na geladeira. Fora dela, enrolado em jornal, com uma banana do lado, ficou bom em três dias aqui no balcão
O tomate subiu, está feio e caro, não compraria
A bicicleta furou o pneu na quinta e três entregas atrasaram uma hora
Um menino perguntou se melancia tem osso`,
			oferta:
				'cesta da semana, R$ 59, oito itens com maracujá e abacate, pedidos até quarta às 18h, entrega na quinta',
			canal: 'lista de transmissão',
		},
		text: `## 1. A coisa útil

**O abacate verde: fora da geladeira, em jornal, com uma banana do lado.** Quatro pessoas perguntaram, serve hoje à noite para quem já tem um em casa, e vocês testaram no balcão.

**O que ficou de lado:** a salsinha da Dona Cida (é a próxima, e merece uma edição só dela; peça licença para pôr o nome), o menino da melancia e o pneu. O maracujá e o tomate entram como notícia de preço, que é a sua promessa. **O pneu não é assunto da lista:** três pessoas esperaram, e três pessoas recebem uma mensagem sua, no particular.

## 3. As três releituras

| Quem | Larga em (trecho do rascunho) | Por quê | No lugar |
|---|---|---|---|
| **Entrou ontem** | “Oi! Aqui é o hortifrúti do bairro, e esta semana teve muita novidade.” | Prometeram preço e aproveitamento; veio uma apresentação. | Começar pelo abacate duro, com o que fazer |
| **Comprou no mês passado** | “Nossa cesta está imperdível, com produtos fresquinhos, e você não pode ficar sem!” | Já conhece a cesta e não descobre o que vem nem até quando. | Preço, oito itens, dois nomes, prazo e entrega, em duas frases |
| **Está com o dedo no bloquear** | “Quatro pessoas perguntaram por que o abacate apodrece antes de amadurecer.” | Uma linha inteira sobre os outros, e nada para fazer ainda. | “Tire da geladeira” já na primeira frase; o porquê vem depois |

## 4. A edição

> Abacate duro? Tire da geladeira hoje, enrole em jornal e deixe uma banana do lado. Aqui no balcão, ficou bom em três dias. Verde na geladeira, ele apodrece antes de amadurecer.
>
> Barato nesta terça: maracujá, que caiu de R$ 12 para R$ 6,90 o quilo. Já o tomate subiu e está feio: nós não compraríamos.
>
> Cesta da semana: R$ 59, oito itens, com maracujá e abacate. Peça até quarta, às 18h, para receber na quinta.
>
> Para sair da lista, responda SAIR.

suposição: quem recebe tem o seu nome e número salvos, porque a lista de transmissão só chega a quem salvou o contato; por isso o texto não se apresenta.

## 5. Mais quatro

1. **“Salsinha verde no congelador”:** lave, seque bem, pique e congele num saquinho deitado; na hora, quebre um pedaço.
2. **“Esta semana, não compre tomate”:** está feio e caro; suposição: num refogado, cenoura ralada com cebola dá o doce e a cor.
3. **“Melancia tem osso?”, perguntou um menino:** suposição: corte em rodelas, ache a linha das sementes e passe a faca por ela; quase todas saem de uma vez.
4. **“Maracujá a R$ 6,90, para render o mês”:** suposição: congele a polpa em forminha de gelo e use um cubo por copo. *Oferta: maracujá a R$ 6,90 o quilo, se o preço ainda valer na terça.*

## 6. A regra

**Se na terça não houver uma coisa barata que você saiba ensinar a aproveitar, não mande nada.** Oferta sozinha não é edição.`,
		corrections: [
			'O abacate em jornal leva três dias e só serve a quem tem um verde em casa; hoje à noite ninguém come nada com isso. A salsinha no congelador se usa na mesma hora.',
			'A edição não diz quem escreve: aposta que todos salvaram o número. Quem entrou ontem pode não lembrar; ponha o nome do hortifrúti no fim da primeira linha.',
			'As dicas da cenoura no refogado, das sementes da melancia e da forminha de maracujá não vieram de vocês. Teste no balcão antes de assinar.',
			'Os trechos “do rascunho” na tabela, como “imperdível”, são de uma versão que ninguém viu e caem fácil. A releitura devia criticar a edição que vai sair.',
		],
	},
}
