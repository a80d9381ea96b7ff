import type { PromptSample } from '../catalogue.ts'

export const sample: PromptSample = {
	id: 'two-voices-one-dialogue',
	en: {
		writtenOn: '2026-11-23',
		answers: {
			'first voice': 'Ruth, 74, was a ship’s radio operator, lives alone',
			'second voice': 'Danny, 22, her grandson, sells phones, fears silence',
			situation: 'her kitchen, Sunday, a packed bag by the door',
			'first wish': 'a ride to the airport and no questions',
			'second wish': 'to borrow $900 today',
			unsaid: 'his mother’s funeral, which he missed',
		},
		text: `“Okay so I knocked, and then I used the key because you didn't come and I thought, you know, what if, and your hall light's flickering by the way, I could swap it for one you talk to, nine bucks.”

“I was counting eggs. Four. Take them.”

“I can't take your eggs, what would I cook them in, I had a pan and then I had a roommate. Is that a suitcase?”

“One bag. Flight at 15:40.”

“You're flying, wow, you hate flying, no, I love that, airports are great, they've got the chairs that punch your back.”

“I need a driver at 14:10. One who asks nothing.”

“And that's me, that is so me, I'm your guy, and it's funny because I've got this small thing too, so call it a bundle, you get the ride and I get the thing.”

“Price of the thing.”

“Nine hundred, but hear me out, it's today because they close at two, and you'd have it back by the first with something on top, so could you, would you, is that a number you could do?”

“There's soup. Two bowls.”

“Soup's amazing, I'm yes on soup, I only want to know if you're yes on the other, because if it's a transfer I can put the app on your phone right here, it's two taps, it does your face.”

(She pulls the drawer open and lays an envelope on the tide tables.) “Cash. A thousand and forty. Take nine.”

“Oh man, in an envelope, with the amount on it in pencil, I could kiss you, I'll wash your dishes till I'm forty.”

“Count it in the car. My coat's on.”

“So the car, funny story, the car's kind of where the nine hundred comes in.”

“Position of the car.”

“It's in a lot out by the river, there's a fence and a dog, and you pay and they give it back and it's ninety more for each night, and I walked here, which was good, I saw a heron.”

“Six miles. Left heel's gone.”

“They've got gel in them, they're fine, and look, I'm getting you a ride, this one's four minutes out, five stars, there's a poodle in the picture.” (He slides the phone, lit, between the bowls.)

(She turns it face down.) “No stranger. Not on this one.”

“On which one, I mean I'm not asking, you said don't ask, but that's a one-night bag and it's got the good gloves on top, so what's it for, what's in whatever city?”

“Stove's off. I checked it twice.”

“See, you do this, you go quiet and I end up talking to the fridge, and it isn't about nine hundred bucks, there's things in the trunk, Monday they sell what's in the trunk.”

“List it.”

“A jack, and some chargers, and a box of cases for a phone they don't make, and, like, clothes.”

“Clothes. Describe.”

“You buy a thing because you've got to be somewhere, and you hang it in the back so it won't crease, and you drive there, and you park, and you sit, and you tell yourself one more song and.”

(She closes his hand over the envelope.) “Engine. Heard it from inside. Fifty minutes, no gap.”

---

| | The ship's radio operator | The phone seller |
|---|---|---|
| How long a sentence runs | Two to six words, then a full stop | Runs on *and* and *because* until somebody stops it |
| What this person notices or counts | Minutes, miles, eggs, a worn heel, an engine's sound | Prices, stars, features, animals |
| How they refuse | States a fact about something else, or two words | Says yes to something nearby and keeps talking |
| A word the other would never use | *position* | *bundle* |
| Grammar when afraid | Verbs and articles go: “Engine. Heard it from inside.” | *I* becomes *you*, and the sentence has no end |

**Hardest to tell apart:** “List it.” My first version was “What stuff?”, which he could have said as easily; she does not ask, she requests a report.`,
		corrections: [
			"Fear doesn't change Ruth's grammar: “Price of the thing” and “Position of the car” have no verb either. Give her whole short sentences until the funeral comes near, so that “Engine. Heard it from inside.” can break.",
			'“Price of the thing”, “Position of the car”, “Clothes. Describe.” are one trick used three times, a type sending telegrams. Keep one, and let her refuse once in her own way.',
			'He has the $900 by her sixth line, without a fight: “Take nine.” Let her dodge twice more, so that halfway someone really loses something.',
			'The last line comes close to telling: engine, fifty minutes, clothes in the trunk. Stop at “Engine. Heard it from inside.” and take back the minutes.',
		],
	},
	pt: {
		writtenOn: '2026-11-23',
		answers: {
			'primeira voz': 'dona Cida, 68, vende banana na feira há 40 anos',
			'segunda voz': 'Murilo, 30, filho dela, virou corretor de imóveis',
			situação: 'cozinha dela, véspera de Natal, rabanada no fogo',
			'desejo da primeira': 'que ele fique e ajude na feira de domingo',
			'desejo da segunda': 'que ela assine a venda da casa hoje',
			'não dito': 'o pai, que saiu de casa e não voltou',
		},
		text: `— Chega pra lá, que a frigideira espirra. Me dá a canela. Não, a da lata velha.

— Mãe, eu vim devagar olhando, são três placas só nessa rua, e quando tem três placas quem escolhe é o comprador, quando tem uma, quem escolhe é a gente.

— Dezoito fatias. Pão de anteontem, que é o que chupa o leite.

— Tá cheirando desde o portão, que aliás a senhora deixa sem tranca, isso numa vistoria pega mal, e eu trouxe a pasta comigo, é coisa de cinco minutos.

— Domingo tem feira. O rapaz da perua operou. Fica, filho. Me ajuda com a lona.

— Domingo eu tô com visita marcada num dois-quartos com varanda, mas vamos vendo, se a gente resolve a pasta hoje eu consigo encaixar a senhora ali pelas nove.

— Nove hora a prata já foi toda. Quatro. Tem casaco atrás da porta.

— Não, casaco eu tenho, obrigado, e olha, sem querer apressar, esse canto é infiltração, cada verão que passa come uns dez mil do preço.

— Me dá esse papel. (Limpa as mãos no avental.) E a caneta.

— Aqui, ó, na última folha, as outras é só rubricar, eu já deixei um marcador amarelo que é pra senhora não ter que ficar procurando.

— Isso dá quantas caixas de banana?

— Dá umas cinco mil caixas, dá pra senhora nunca mais levantar no escuro, ter elevador, portaria, sol da manhã nos dois quartos.

— E quem bater nesse portão, acha quem?

— Tem vaga coberta também, e o condomínio é baixo, porque são muitas unidades e divide bem.

— Bateu aqui, abri. De dia, de noite. Lá, abre quem?

— Lá tem interfone, a pessoa diz o nome, o porteiro liga, e se for alguém que a senhora, quer dizer, se vier a ser alguém, enfim, ninguém entra sem.

— (Pousa a caneta na tampa da lata.) Assino domingo. Na barraca. Depois da última penca.

— Domingo não tem como, tem que ser hoje, porque eu meio que já peguei o sinal, e o sinal eu pus na entrada do meu apartamento, então, assim, na prática.

— Colheu verde, filho?

— A chave é só depois de Reis, dava tempo de tirar tudo com calma, eu já tinha até olhado caminhão.

— Tudo. O senhor ia tirar o quê? De que prego?

— Cê tá brava, não fica assim, eu ia levar o que cê quisesse, a mesa, a balança, e o que tá atrás da porta eu nem, desde pequeno que eu passo ali e não.

— Queimou uma. (Vira a fatia com o garfo.) Dez natal sem queimar.

— Deixa que eu viro, senta um pouco, eu venho domingo, venho os dois domingos, cê assina agora e eu armo essa lona até de olho fechado.

— Letra miúda. Lê essa beirada. Mais embaixo.

— Isso é só o lugar de assinar, cê assina na de cima, e a de baixo eu tô vendo, no cartório falaram que depois de tantos anos tem um jeito, que é só.

— Duas linhas. (Põe o dedo na de baixo.) A gente aqui é uma. O senhor pôs quem nessa?

---

| | A feirante | O corretor |
|---|---|---|
| Fôlego da frase | Curto; muita frase sem verbo | Longo, de vírgula em vírgula, com “e” e “porque” |
| No que repara | Quantidade, ponto da fruta e da fritura, quem chega | Parede, tranca, placa, preço, sol |
| Como diz não | Muda a condição: outra hora, outro lugar | Diz “vamos vendo” e oferece um encaixe |
| Como chama o outro, e quando muda | “Filho”; vira “o senhor” quando desconfia | “Mãe” e “a senhora”; vira “cê” quando perde o pé |
| A fala no medo | Encolhe até sobrar o nome da coisa: “Duas linhas.” | Fica sem fim: a frase para antes da palavra que falta |

**A que deu mais trabalho:** “Isso dá quantas caixas de banana?” Na primeira versão era “Isso dá quanto?”, que serviria aos dois; só ela mede dinheiro em caixa.`,
		corrections: [
			'Quatro falas do Murilo morrem no meio com ponto final (“ninguém entra sem.”, “na prática.”, “e não.”, “que é só.”). Guarde esse corte para uma ou duas, com reticências, ou parece erro de digitação.',
			'“Nove hora” e “dez natal” tiram o plural só da dona Cida: é sotaque escrito pelo estereótipo. Devolva o “s”; a voz já se distingue pela frase curta e pelas caixas de banana.',
			'As quatro rubricas são de mãos dela; o Murilo não toca em nada. Dê a ele uma, com a pasta ou o marcador amarelo, no ponto em que começa a perder.',
			'Quase toda fala do Murilo é uma fila de vírgulas com “e” e “que”. Quebre duas com frase curta (“É hoje, mãe.”): o fôlego longo dele vai pesar mais nas outras.',
		],
	},
}
