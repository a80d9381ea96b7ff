import type { PromptSample } from '../catalogue.ts'

export const sample: PromptSample = {
	id: 'study-a-chapter',
	en: {
		writtenOn: '2026-11-23',
		answers: {
			text: `Handout “Why bread goes stale”, baking theory, 2nd term
(1) Flour is about 70 percent starch, packed in granules, and 10 to 13 percent protein. Kneading with water links two of the proteins, glutenin and gliadin, into gluten: a net that stretches and holds gas.
(2) Yeast eats sugars freed from the starch by amylase and gives off carbon dioxide and alcohol. In the oven the gas expands and the yeast works faster, until it dies at about 55 to 60 °C. Together these make oven spring.
(3) Between about 60 and 75 °C the granules take up water, swell and burst: gelatinization. The gluten sets at about the same heat. Only now does a loaf keep its shape; taken out earlier it collapses.
(4) The crust passes 140 °C and browns, mainly by the Maillard reaction between amino acids and sugars. The crumb stays near 100 °C, since it is wet.
(5) On cooling, starch chains line up again and crystallize: retrogradation. Amylose does so within hours and makes fresh bread sliceable; amylopectin takes days and makes it stale. Staling is therefore not just drying: bread stales in a sealed bag.
(6) Retrogradation runs fastest just above freezing, so the refrigerator is the worst place. Freezing nearly stops it. Warming to 60 °C or more melts the amylopectin crystals, for a while.
(7) Fat, emulsifiers and some amylases slow staling; salt and sourdough slow mold.`,
			purpose: 'the oral part of my journeyman baker’s exam; they hand you a failed loaf and ask why',
			minutes: '30',
		},
		text: `**Map**

1. Flour and gluten (paragraph 1)
2. Oven spring (2)
3. Gelatinization and the set of the loaf (3)
4. Crust and crumb (4)
5. Retrogradation (5)
6. Staling and temperature (6)
7. Ingredients against staling, ingredients against mold (7)

**Question 1 of 10**

In your own words, as you would say it to the examiner: what is gluten, how does it come about, and what does it do for the dough?`,
		corrections: [
			'Question 1 asks three things: what gluten is, how it forms and what it does. Take only the last; with ten questions for the half hour, the other two come out in your answer or return later.',
			'Map line 7 separates “against staling” from “against mold”, which is the very thing to recall from paragraph 7. Rename it “Fat, salt and other additions” before you start.',
			'Your examiner hands over a failed loaf, and the first question is a definition. Insist on the first loaf by question 4, or the half hour goes to reciting paragraphs.',
		],
	},
	pt: {
		writtenOn: '2026-11-23',
		answers: {
			texto: `Minhas anotações da aula 9, Sistema urinário (parágrafos numerados por mim)
§1 Cada rim tem cerca de um milhão de néfrons. O néfron é a unidade que faz a urina: corpúsculo renal (glomérulo dentro da cápsula de Bowman) e túbulo.
§2 Filtração: a pressão do sangue empurra água e substâncias pequenas para dentro da cápsula. Célula e proteína grande normalmente não passam. São uns 180 litros de filtrado por dia.
§3 Reabsorção: mais de 99% da água volta para o sangue. Toda a glicose costuma voltar, no túbulo proximal. Se a glicemia passa de uns 180 mg/dL, o transporte satura e sobra glicose na urina (glicosúria).
§4 Secreção: o túbulo joga para a urina o que ainda ficou no sangue, como hidrogênio, potássio e alguns remédios.
§5 ADH: feito no hipotálamo e liberado pela neuro-hipófise. Deixa o ducto coletor mais permeável à água; urina sai pouca e concentrada. Álcool inibe o ADH.
§6 Aldosterona, da suprarrenal: segura sódio (e água vai junto) e elimina potássio.
§7 Pressão baixa no rim faz liberar renina, que leva à angiotensina II: contrai vaso e estimula a aldosterona. É o alvo do captopril e da losartana, cada um num ponto.
§8 Termos: oligúria, menos de 400 mL/dia no adulto; anúria, menos de 100 (a professora disse 50, conferir); poliúria, mais de 3 L.`,
			'para quê':
				'prova do técnico em enfermagem na sexta: 10 questões, metade com caso de paciente (balanço hídrico)',
			minutos: '30',
		},
		text: `**Mapa**

1. Néfron — §1
2. Filtração — §2
3. Reabsorção — §3
4. Secreção — §4
5. ADH — §5
6. Aldosterona — §6
7. Renina e angiotensina II — §7
8. Termos do volume urinário — §8

**Pergunta 1 de 10**

Com as suas palavras: o que acontece com o sangue que chega ao néfron, até virar urina?`,
		corrections: [
			'A pergunta 1 leva ao erro: sangue não “vira urina”; quem vira é o filtrado. Responda pelo caminho do filtrado, da cápsula ao ducto coletor, e corrija o enunciado.',
			'A pergunta junta filtração, reabsorção e secreção (§2 a §4) e não cabe em três minutos. Peça para começar só pela filtração: o que passa, o que fica e por quê.',
			'Metade da sua prova é caso com balanço hídrico, e as notas não têm conta de entradas e saídas: só os limites do §8. Traga a folha da professora ou um caso resolvido antes da pergunta 6.',
			'Seu §8 diz que a professora falou em 50 mL para anúria, contra 100. Livros usam os dois; descubra qual vale na sexta antes de gastar uma pergunta com isso.',
		],
	},
}
