import type { PromptSample } from '../catalogue.ts'

export const sample: PromptSample = {
	id: '15',
	en: {
		writtenOn: '2026-11-23',
		answers: {
			teller: 'my grandfather Aldo, 84, once a ship’s cook',
			'place and years': 'Naples and Boston, 1955 to 1962',
			readers: 'my children, ages 9 and 12',
			'left out': 'why he and his brother Sal stopped talking',
			length: 'one page',
			transcript: `(recorded at his kitchen table, with his permission)

Me: Start with the stove.
Aldo: The stove never went out. Never. I slept by it, on flour sacks, because the bunk was wet. You don’t know wet. I was thirteen and I told them sixteen, and the cook, Don Ciro, he looked at my hands and he says, sixteen my foot. But he gives me the knife. First week I cut onions and I was sick in the bucket, and I cut onions. Mannaggia. Then I wasn’t sick no more.
Me: And the storm?
Aldo: That was later, that was ’58. No. ’59, because Sal was still writing me then, before the business with the house money. The pots was tied down with wire. Everybody’s praying and Don Ciro says, a hungry man prays badly. So we made soup. In that! One holds the pot, one holds the one who holds the pot. I held the pot. I burned here, see, and here. Forty-one bowls. I counted them after, I don’t know why I counted.
Me: What did the crew say?
Aldo: Nothing! They ate. That was the thing of it, they ate and it was quiet like in church. And the stove, it never went out.
Me: And Boston?
Aldo: Boston, I got off with the knife in my coat. He gave it to me. I never asked did he mean to. I still cut with it. That one there. You cut the bread with it this morning, and you didn’t know.`,
		},
		text: `## The story

### The Stove Never Went Out

The stove never went out. Never.

I slept by it, on flour sacks, because the bunk was wet. You don't know wet.

I was thirteen and I told them sixteen, and the cook, Don Ciro, he looked at my hands and he says, sixteen my foot. But he gives me the knife.

First week I cut onions and I was sick in the bucket, and I cut onions. Mannaggia. Then I wasn't sick no more.

The storm, that was later, that was '58. No. '59.

The pots was tied down with wire. Everybody's praying, and Don Ciro says, a hungry man prays badly. So we made soup. In that!

One holds the pot, one holds the one who holds the pot. I held the pot. I burned here, see, and here.

Forty-one bowls. I counted them after, I don't know why I counted.

The crew said nothing! They ate. That was the thing of it, they ate and it was quiet like in church. And the stove, it never went out.

Boston, I got off with the knife in my coat. He gave it to me. I never asked did he mean to.

I still cut with it. That one there. You cut the bread with it this morning, and you didn't know.

## Words to keep

- **Sixteen my foot:** what Don Ciro says when he looks at a boy's hands and doesn't believe he is sixteen. He gives him the knife anyway.
- **Mannaggia:** what Aldo says when he tells how he was sick in the bucket and went on cutting onions. The recording doesn't explain it.
- **You don't know wet:** the bunk was so wet that flour sacks by the stove made the better bed.
- **A hungry man prays badly:** said while everybody prays in the storm. It is the reason they made soup.
- **Quiet like in church:** how it was while the crew ate and nobody said a word.

## Gaps

| Missing or doubtful | The line it comes from | Question to ask |
|---|---|---|
| The ship: name, kind, where it sailed from. assumption: Naples | "Start with the stove." / "The stove never went out." | What ship was it, and what was it like the day you went aboard? |
| Who he told that he was sixteen, and why he went so young | "I was thirteen and I told them sixteen" | How did you come to be on a ship at thirteen? |
| Year of the storm | "that was '58. No. '59" | How do you place that storm? |
| What "mannaggia" means to him. assumption: something like "darn it" | "and I cut onions. Mannaggia." | When do you say that word, and who taught it to you? |
| Who held whom | "One holds the pot, one holds the one who holds the pot" | Who was holding you? |
| Where the burns are | "I burned here, see, and here" | Can you show the children where? |
| How many were aboard. assumption: forty-one | "Forty-one bowls" | Who were the forty-one bowls for? |
| What was in the soup | "So we made soup" | What went into the pot? |
| When he got off in Boston, and whether he stayed then | "Boston, I got off with the knife in my coat" | What happened after you got off? |
| How he came by the knife for good | "He gave it to me. I never asked did he mean to." | Tell me again how you left with the knife. |

## Ask first

- **Aldo**, before the children read it: that he gave a false age, that he was sick, that he was burned, and that he never asked whether the knife was meant to be his. Read the page to him aloud.
- **Don Ciro** is named. Is he living, or his family?
- **Sal** is named on the recording and isn't on this page. The recording and its transcript hold more than the page does, so ask Aldo before anyone else hears or reads them.
- **You** are the one who cut the bread. When the children read it aloud, they will hear "you" as themselves; ask Aldo if he minds.`,
		corrections: [
			'The page never says that he was on a ship, nor mentions Naples or the years. Your children will need one line above the story, such as the place and dates you gave.',
			"“How do you place that storm?” is stiff, and he dated it by Sal's letters and the house money. The question leads straight to what you want left out; ask it without the children.",
			'“The crew said nothing!” puts your question in his mouth; on the recording he says only “Nothing! They ate.” Check with him or restore it.',
			"“The flour sacks made the better bed” and “nobody said a word” are the answer's wording, not the transcript's. Cut them back to what he said.",
		],
	},
	pt: {
		writtenOn: '2026-11-23',
		answers: {
			'quem contou': 'minha avó Dalva, 81 anos, costureira',
			'lugar e época': 'de Picos a São Paulo, 1958 a 1971',
			leitores: 'netos e bisnetos, no Natal',
			'fica de fora': 'o motivo da separação dela',
			tamanho: 'uma página',
			transcrição: `(áudio gravado na cozinha dela, com licença)

Eu: Vó, conta da viagem.
Dalva: Foram onze dias de pau de arara, eu e a mãe e a máquina. A máquina ia enrolada na colcha, que a mãe dizia: perde tudo, menos ela. Eu tinha treze, ia sentada em cima. Quando chovia a gente cobria a máquina e não cobria eu. Né? E eu achava certo. Ainda acho.
Eu: E quando chegou?
Dalva: São Paulo era fria, mas um frio desavergonhado. A mãe foi bater de porta em porta no Brás. Na terceira, não, na quarta, uma dona perguntou: sabe fazer casa de botão? A mãe nunca tinha feito. Disse: faço desde menina. Aí desmanchou uma camisa do pai a noite toda para aprender. De manhã fez. Torta, a primeira. A dona olhou, olhou, e falou assim: essa aí tem fome, essa aprende.
Eu: E a senhora?
Dalva: Eu pregava botão. Mil botões eu preguei naquele inverno, contei. O dedo ficava que era uma peneira. Depois casei com o Antônio, em sessenta e seis, e depois a gente se separou por causa do jogo, você sabe, ele jogava até o que não era dele. Mas a máquina ficou comigo. Em setenta e um eu comprei a elétrica, à vista, e não tive coragem de vender a outra.
Eu: Cadê ela?
Dalva: Debaixo da televisão, menina. Você põe copo em cima dela todo domingo. Perde tudo, menos ela.`,
		},
		text: `# Eu e a mãe e a máquina

*Dalva, 81 anos, costureira. De Picos a São Paulo, 1958 a 1971.*

**Perde tudo, menos ela.**

Foram onze dias de pau de arara, eu e a mãe e a máquina. A máquina ia enrolada na colcha, que a mãe dizia: perde tudo, menos ela. Eu tinha treze, ia sentada em cima. Quando chovia a gente cobria a máquina e não cobria eu. E eu achava certo. Ainda acho.

São Paulo era fria, mas um frio desavergonhado. A mãe foi bater de porta em porta no Brás. Na terceira, não, na quarta, uma dona perguntou: sabe fazer casa de botão? A mãe nunca tinha feito. Disse: faço desde menina.

Aí desmanchou uma camisa do pai a noite toda para aprender. De manhã fez. Torta, a primeira. A dona olhou, olhou, e falou assim: essa aí tem fome, essa aprende.

Eu pregava botão. Mil botões eu preguei naquele inverno, contei. O dedo ficava que era uma peneira.

Depois casei com o Antônio, em sessenta e seis, e depois a gente se separou. Mas a máquina ficou comigo. Em setenta e um eu comprei a elétrica, à vista, e não tive coragem de vender a outra.

Debaixo da televisão, menina. Você põe copo em cima dela todo domingo. Perde tudo, menos ela.

## Palavras para guardar

- **Pau de arara:** a condução da viagem. Onze dias, e a chuva caía em quem ia nela.
- **Frio desavergonhado:** frio sem cerimônia, pior do que só “fria”.
- **Casa de botão:** a abertura na roupa por onde passa o botão. Foi o que a dona perguntou se a mãe sabia fazer.
- **Desmanchar:** aqui, desfazer uma camisa pronta para ver como foi feita.
- **Que era uma peneira:** o dedo, todo furado de pregar botão.
- **A elétrica:** a máquina de costura nova. A da colcha é “a outra”.

## Lacunas

| O que falta ou não bate | Trecho | Pergunta a fazer |
|---|---|---|
| Por que saíram de Picos (falta na orientação) | “Foram onze dias de pau de arara” | Como foi a decisão de ir embora? |
| O pai: na viagem são só elas duas, depois há uma camisa dele | “eu e a mãe e a máquina”; “uma camisa do pai” | Onde estava o seu pai nessa época? suposição: a camisa veio na bagagem. |
| De quem era a máquina antes | “perde tudo, menos ela” | Como a máquina chegou às mãos da sua mãe? |
| A dona não tem nome nem oficina, e não se sabe se contratou na hora | “essa aí tem fome, essa aprende” | O que aconteceu depois que ela disse isso? |
| Qual inverno, e para quem ela pregava botão | “Mil botões eu preguei naquele inverno” | Onde a senhora pregava, e quem mais estava lá? suposição: o primeiro inverno, para a mesma dona. |
| De 1958 a 1966, quase nada | “Depois casei com o Antônio” | Como eram os seus dias antes de casar? |
| Máquina debaixo da televisão, e copo em cima dela | “Debaixo da televisão, menina. Você põe copo em cima dela” | Me mostra como ela fica e o que ainda tem dela? suposição: virou o móvel da televisão. |

Mantive “cobria eu” e “na terceira, não, na quarta” como ela falou. A primeira linha e a última são dela; só a de abertura mudou de lugar.

## Pedir licença

Leia a página em voz alta para ela e pergunte, item por item, antes de mandar ao grupo:

- **Dalva:** a página inteira, com nome, idade e ofício.
- **Antônio:** o nome, o ano do casamento e a menção à separação. Se ele é vivo, ou tem família no grupo, pergunte se o nome fica. Se ela preferir, a frase pode ser só “Depois casei, em sessenta e seis. A máquina ficou comigo.”
- **A mãe:** ter dito que sabia sem saber, e o “tem fome” da dona.
- **Dinheiro:** a elétrica paga à vista.
- **Saúde:** o dedo furado.
- **Você:** o copo de domingo, que é seu.
- **O áudio e a transcrição:** têm o que ficou de fora. Não vão para o grupo junto com a página.`,
		corrections: [
			'Sem a pergunta “Cadê ela?”, o trecho “Debaixo da televisão, menina” fica solto: o bisneto não sabe o que está lá nem quem é a menina. Combine com ela uma ligação.',
			'“Só a de abertura mudou de lugar” não confere: “Perde tudo, menos ela” foi repetida. Na gravação aparece duas vezes; na página, três.',
			'O “Mas” em “a gente se separou. Mas a máquina ficou comigo” respondia ao trecho cortado. Sozinho, insinua briga por bens; pergunte se ela quer mantê-lo.',
			'“Pau de arara: a condução da viagem” não conta a um bisneto o que era, e “frio sem cerimônia, pior do que só ‘fria’” ninguém diria. Pergunte a ela o que cada expressão quer dizer.',
		],
	},
}
