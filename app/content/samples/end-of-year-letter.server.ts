import type { PromptSample } from '../catalogue.ts'

export const sample: PromptSample = {
	id: 'end-of-year-letter',
	en: {
		writtenOn: '2026-11-23',
		answers: {
			readers: 'two aunts in Ohio, our old neighbors, and three friends from college',
			shape: 'letter',
			signature: 'Lena, Sam, Ida and the piano',
			'left out': 'what the roof cost, Sam’s worries about his job',
			'year notes':
				'Feb: roof leaked straight into the piano, low C has croaked ever since. March: Grandma Bea died, she was 93, in her own bed. April: planted 11 tomato plants, got 4 tomatoes. June: Ida (8) swam the whole lake width with Sam rowing next to her, singing badly. July: drove to Duluth, wrong Duluth, the one in Georgia; nice lunch. September: Lena passed her electrician’s exam on the second try. October: we found a note in Bea’s recipe box, “not enough salt, R. is polite.” We still don’t know who R. is. November: a stray cat moved in under the porch, we call her Landlady.',
		},
		text: `Dear aunts, dear old neighbors, dear college three,

In October we found a note in Bea's recipe box: "not enough salt, R. is polite." It doesn't say which dish, or what R. said, or whether anybody passed the salt. We still don't know who R. is.

Grandma Bea died in March, at 93, in her own bed.

In July we set out for Duluth and arrived in Duluth, Georgia, which is not the one we meant. We had lunch there, a nice one, and if you should ever miss the other Duluth by as much as we did, we'll tell you where.

In June Ida swam across the lake, the whole width of it, and Sam rowed next to her and sang. He sang badly. We'd like to say that she kept going in spite of it, but she may have been trying to get out of earshot. He had something of our piano, whose low C has croaked since February. The piano would like you to know that it is signing this letter anyway.

In November a stray cat moved in under the porch. She didn't ask about the rent, so we call her Landlady, and that makes us the family upstairs.

Now you. We would truly like to know, and please don't be polite about it, like R.: what did you find this year that you still can't explain?

Lena, Sam, Ida and the piano

---

**assumption:** "Bea" in the recipe box and Grandma Bea are the same person, and all of your readers call her that. If the aunts are her daughters or sisters, change the name in their copies.

**assumption:** the line in quotation marks is the whole note.

**assumption:** nobody on the list is R.`,
		corrections: [
			"The joke about Bea's recipe note comes before the line that she died. The aunts in Ohio may be her family; read it with their eyes and consider swapping the two.",
			"“He had something of our piano” isn't how people say it. Write “He sounded a little like our piano.”",
			"“She didn't ask about the rent, so we call her Landlady” has it backward: asking about rent is what a landlady does. Find the real reason for the name.",
			"“She may have been trying to get out of earshot” and “It doesn't say which dish” are inventions. Check the note again and ask Ida whether she likes her line.",
		],
	},
	pt: {
		writtenOn: '2026-11-23',
		answers: {
			leitores: 'as tias de Caruaru, os primos do Recife e a vizinha Neide, na noite da ceia',
			formato: 'cordel',
			assinatura: 'Zefa, Tonho, Lia e o cachorro Pudim',
			'fica de fora': 'quanto custou o fogão novo, o namoro da Lia',
			'notas do ano':
				'Março: a enchente levou o fogão pela porta da cozinha, e ele foi achado inteiro na frente da igreja. Abril: morreu vô Severino, com 91 anos, dormindo na rede. Junho: quadrilha da rua, Tonho foi noiva porque faltou moça. Julho: Tonho tirou a carteira de motorista na quarta vez. Agosto: Lia plantou coentro em lata de leite e só nasceu um pé. Outubro: o cachorro Pudim fugiu e voltou de carona na moto do carteiro. Novembro: achamos o chapéu do vô com um bilhete dentro: “devolver a Zé”. Ninguém sabe que Zé.',
		},
		text: `Tias de Caruaru  
e Neide, nossa vizinha,  
primos todos do Recife,  
licença, que a gente tinha  
um ano inteiro guardado  
numa lata da cozinha.

Lia, na lata de leite,  
plantou coentro em agosto.  
De tudo que pôs na terra,  
um pé só mostrou o rosto.  
Um pé não tempera ceia,  
mas rende assunto e dá gosto.

Março trouxe a tal enchente,  
água que empurra e despeja:  
pela porta da cozinha,  
o fogão saiu pra igreja.  
Foi achado em frente, inteiro,  
como quem reza e boceja.

Em abril, vô Severino  
morreu na rede, dormindo,  
com seus noventa e um anos.  
E quem estiver ouvindo  
guarde um chapéu na cabeça,  
que no fim ele vem vindo.

Pudim fugiu em outubro,  
não deixou nem paradeiro;  
voltou de moto pra casa,  
na garupa do carteiro,  
sem selo, sem endereço,  
e foi entregue primeiro.

Novembro: o chapéu do vô  
apareceu, com bilhete.  
"Devolver a Zé", mais nada.  
A gente vira e repete,  
ninguém sabe que Zé é:  
Zé nesta terra é confete.

Fogão, cachorro, chapéu:  
sumiram e alguém achou.  
E na casa de vocês,  
que foi que o ano levou  
e um dia, sem avisar,  
bateu na porta e voltou?

Se Zé passar por aí,  
tem chapéu dele aqui, sim.  
Quem assina é Zefa, é Tonho,  
é Lia, mais o Pudim,  
que não sabe pôr o nome  
e deixa a pata no fim.

---

suposição: o que se devolve a Zé é o próprio chapéu.  
suposição: a carona de Pudim na moto foi na garupa.`,
		corrections: [
			'“Zé nesta terra é confete” e “e foi entregue primeiro” só existem pela rima: primeiro de quê? Ninguém diria isso na ceia; refaça os dois versos.',
			'“Sumiram e alguém achou” inclui o chapéu, mas as notas não dizem que ele sumiu: acharam o chapéu do vô com o bilhete dentro.',
			'Logo depois da morte do vô vem “guarde um chapéu na cabeça, que no fim ele vem vindo”. É enigma em cima do luto, e a família vai se perguntar quem vem vindo.',
			'Perguntar “que foi que o ano levou” a parentes, no ano em que o vô morreu, puxa outra perda para a mesa. Pergunte só pelo que voltou.',
		],
	},
}
