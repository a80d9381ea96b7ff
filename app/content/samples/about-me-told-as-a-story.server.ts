import type { PromptSample } from '../catalogue.ts'

export const sample: PromptSample = {
	id: 'about-me-told-as-a-story',
	en: {
		writtenOn: '2026-11-23',
		answers: {
			work: 'I restore and tune old accordions in a workshop in Milwaukee, Wisconsin',
			readers: 'people who found an accordion in an attic and don’t know whether it is worth saving',
			'life notes':
				'Drove a school bus for six years; I knew every kid’s stop by the squeak of the brakes. Studied chemistry, two semesters, left. Grandfather played polka on Saturdays, I never learned, I held the flashlight when he fixed the reeds. 2004: first repair, a neighbor’s concertina, put it together backward, every note breathed in when it should breathe out. 2011: basement flood, 23 instruments under water, four of them other people’s; I dried reeds on cookie sheets for eleven days and paid back two owners. 2013: a woman brought her father’s accordion, he had died; when I opened it there was a grocery list folded in to stop a rattle. I left the list where it was and fixed the rattle somewhere else. She cried when it still rattled, a little. Since 2015 full time. About 60 instruments a year. I talk people out of a repair maybe one time in three. My wife says I listen to the dishwasher.',
			'private part': 'my health, what the flood cost',
			place: 'website',
		},
		text: `## The scenes

- **High point:** the driver's seat of the school bus, you braking and knowing by the squeak whose stop it is.
- **Low point:** the flooded basement, 2011. 23 instruments under water, four of them other people's, and you drying reeds on cookie sheets for eleven days.
- **Turning point:** the workshop, 2013. You open a dead man's accordion, find the grocery list, and leave it where it is.

## The thread

1. **I hear whose a noise is.** (The brakes and the kids; the rattle and the father.)
2. **I look after what belongs to somebody else.** (The kids on the bus; the four instruments; the list.)
3. **I work on the parts nobody sees.** (The reeds on cookie sheets; the inside of the father's accordion.)

I chose **the first**. Every restorer can say that they take care of other people's things, or that they work on what's hidden. Many can say that they have a good ear. Very few can say that they listen for a person, and nobody else has both a bus route and a grocery list to prove it.

## 25 words

Driving a school bus, I knew each kid's stop by its squeak. Now I restore and tune old accordions in Milwaukee, listening for their people.

## 80 words

A woman brought me her father's accordion in 2013; he had died. Inside, a grocery list, folded in to stop a rattle. I left the list where it was and fixed the rattle somewhere else. It still rattled, a little, and she cried. Driving a school bus, I knew every kid's stop by the squeak of the brakes. At my Milwaukee workshop, where I restore about 60 instruments a year, I ask each noise the same question: whose are you?

## 200 words

In 2011 the basement flooded with 23 instruments in it, four of them other people's. For eleven days I dried reeds on cookie sheets.

My grandfather played polka on Saturdays; I never learned, I held the flashlight when he fixed the reeds. I left chemistry after two semesters; driving a school bus lasted six years, and I knew every kid's stop by the squeak of the brakes. My first repair, in 2004, was a neighbor's concertina, which I put together backward: every note breathed in when it should breathe out.

Then, in 2013, a woman brought in the accordion of her father, who had died. When I opened it, I found a grocery list folded in to stop a rattle. I left the list where it was and fixed the rattle somewhere else. It still rattled, a little, and she cried.

Since 2015 I have restored and tuned old accordions full time in Milwaukee, and my wife says I listen to the dishwasher. Found an accordion in an attic? Let me open it and listen: I'll say what I'd fix, what I'd leave because it's somebody's, and, about one time in three, that I wouldn't have it repaired at all.

---

**assumption:** The squeak and the rattle are the same habit, hearing the person in a noise. *Does that ring true to you, or did I build it?*

**assumption:** The bus was a high point. You gave it no rank. *Was there one morning on it that stands out? That would make a stronger scene.*

**assumption:** 2013 was the turning point. The texts don't say that it led to going full time in 2015. *Did it?*

**assumption:** You would tell an owner what you'd leave in, the way you left the list. *Is that something people can count on?*

I left out repaying the two owners, because it points toward what the flood cost.`,
		corrections: [
			'The 200 words open on a flood over four instruments of other people and never say what became of them. Your readers will wonder; you only asked to keep the cost private, so say that two owners were repaid.',
			"“Listening for their people” in the 25 words is a phrase nobody says aloud, and in “each kid's stop by its squeak” the stop squeaks, not the brakes. Rewrite both.",
			'The bus is offered as the high point, but there is no morning and nothing happens in it. Add one real scene, or make the story with the woman and the list carry the text.',
			"“I'd leave because it's somebody's” promises strangers a rule drawn from one repair. Keep it only if you really work that way.",
		],
	},
	pt: {
		writtenOn: '2026-11-23',
		answers: {
			trabalho: 'ensino adultos a nadar, em piscina rasa, em Santos',
			leitores: 'quem passou dos 40 e tem vergonha de não saber nadar',
			'notas da vida':
				'Nasci em Registro. Com 9 anos caí do barco do meu pai no Ribeira e me puxaram pela trança; passei mais de vinte anos sem entrar na água. Fui caixa de supermercado por oito anos: sabia quem estava sem dinheiro pelo jeito de pôr as compras na esteira, e passava devagar, para a pessoa desistir do iogurte sem ninguém ver. Em 2009, com 31 anos, fiz aula de natação escondida, às 6h, na turma das crianças, porque só tinha vaga ali. Um menino de 7 anos me emprestou a prancha e falou “solta o ar que ela te segura”. Educação Física à noite, de 2012 a 2016. Primeira turma: três senhoras do meu prédio. Em 2018 uma aluna de 67 travou na borda; sentei do lado, dentro da água, e ficamos quarenta minutos falando de feijão. Na aula seguinte ela soltou uma mão. Em 2020 a piscina fechou e vendi marmita. Hoje são cinco turmas, umas 40 pessoas por ano. Não tenho medalha nenhuma. Até hoje entro na água de lado.',
			'parte privada': 'a separação, o nome do mercado',
			lugar: 'site',
		},
		text: `## 1. Três cenas

- **Ponto baixo:** no Ribeira, aos 9 anos, você cai do barco do seu pai e alguém puxa você pela trança.
- **Virada:** 2009, 6h da manhã, turma das crianças: um menino de 7 anos empresta a prancha e diz "solta o ar que ela te segura".
- **Ponto alto:** 2018, você senta dentro da água ao lado de uma aluna de 67 anos travada na borda, e vocês falam de feijão por quarenta minutos.

## 2. O fio

1. **Você percebe o aperto de alguém e diminui o passo, sem fazer alarde.** Está na esteira do caixa e está na borda da piscina.
2. **Você entra pela porta que houver.** A turma das crianças, a faculdade à noite, as três senhoras do prédio, a marmita.
3. **Você passa adiante a ajuda que recebeu na água.** A mão na trança, a prancha do menino, a conversa na borda.

**Escolho o primeiro.** Outro professor também pode ter aprendido tarde, começado pequeno ou levado um susto na água. Passar as compras devagar para alguém largar o iogurte sem plateia, e anos depois falar de feijão na borda, só você fez. E é disso que o seu leitor precisa: ele tem mais medo de ser visto do que da água.

## 3. Os textos

### 25 palavras

Caí no Ribeira aos 9. No caixa, passava devagar para cliente sem dinheiro. Ensino adultos a nadar em Santos, sem apressar quem trava na borda.

### 80 palavras

Em 2009, com 31 anos, fiz aula de natação às escondidas, às 6h, na turma das crianças: só tinha vaga ali. Um menino de 7 anos me emprestou a prancha e falou: "solta o ar que ela te segura". Desde o tombo no Ribeira, aos 9, eu não entrava na água. Fui caixa de supermercado por oito anos e passava devagar as compras de quem estava sem dinheiro. Hoje, em Santos, na piscina rasa, não apresso quem trava na borda.

### 200 palavras

Em 2018, uma aluna de 67 anos travou na borda. Sentei do lado dela, dentro da água, e ficamos quarenta minutos falando de feijão. Na aula seguinte, ela soltou uma mão.

Esperar sem chamar atenção eu aprendi no caixa de um supermercado, em oito anos. Sabia quem estava sem dinheiro pelo jeito de pôr as compras na esteira, e passava devagar, para a pessoa desistir do iogurte sem ninguém ver.

Aos 9 anos, caí do barco do meu pai no Ribeira e me puxaram pela trança; foram mais de vinte anos sem entrar na água. Aos 31, fiz aula às escondidas, às 6h, na turma das crianças, onde tinha vaga. Um menino de 7 me emprestou a prancha e falou: "solta o ar que ela te segura". Em 2012 comecei Educação Física, à noite. Minha primeira turma foram três senhoras do meu prédio.

Em 2020 a piscina fechou e vendi marmita. Hoje são cinco turmas em Santos, na piscina rasa, e ainda entro na água de lado. Se você passou dos 40 e tem vergonha de não nadar, venha travar na minha borda. Eu sento do lado, dentro da água, até você soltar uma mão. O assunto pode ser feijão.

## Para você confirmar

- **suposição:** que foi no caixa que você aprendeu a esperar sem chamar atenção. Você contou as duas cenas; quem ligou uma à outra fui eu. É verdade?
- **suposição:** que você ainda faz, com quem trava, o que fez em 2018. O texto promete isso a quem chegar. Pode prometer, numa turma com outros alunos na água?
- **suposição:** que os mais de vinte anos fora da água duraram até a aula de 2009. As datas batem (dos 9 aos 31). Aquela foi mesmo a primeira vez?`,
		corrections: [
			'“Venha travar na minha borda” ninguém diz a quem tem vergonha de nadar. Convide para entrar na água; o travar fica na história da aluna.',
			'No texto de 25 palavras, “passava devagar para cliente sem dinheiro” não diz o que passava. Quem não leu o resto não entende; falta “as compras”.',
			'A escolha do fio afirma que o leitor “tem mais medo de ser visto do que da água”. Você falou em vergonha, não mediu medo; é palpite sem a marca de suposição.',
			'O final promete sentar do lado “até você soltar uma mão”. Com cinco turmas e umas 40 alunas e alunos por ano, confirme se dá para cumprir antes de publicar.',
		],
	},
}
