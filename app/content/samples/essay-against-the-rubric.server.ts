import type { PromptSample } from '../catalogue.ts'

export const sample: PromptSample = {
	id: 'essay-against-the-rubric',
	en: {
		writtenOn: '2026-11-23',
		answers: {
			'rewriting time': '45 minutes tonight',
			assignment:
				'Grade 11 English. “Should schools stop giving homework on weekends?” Argue one position in 300 to 400 words for the school board. Use at least two sources from our packet (the district survey; the article on sleep by the school nurse) and answer one serious objection.',
			rubric: `Claim. 4: precise, arguable, and limited. 3: clear and arguable. 2: present but broad. 1: unclear or missing.
Evidence. 4: relevant evidence from two or more sources, each explained and tied to the claim. 3: relevant evidence from two sources, mostly explained. 2: some evidence, dropped in without explanation, or one source only. 1: assertion without evidence.
Counterargument. 4: states a strong objection fairly and answers it with evidence. 3: states an objection and answers it. 2: mentions an objection but does not answer it, or answers a weak one. 1: none.
Organization. 4: each paragraph has one job and follows from the last. 3: logical order with a few loose transitions. 2: order is hard to follow in places. 1: no clear order.
Conventions. 4: few errors, none distracting. 3: some errors. 2: frequent errors. 1: errors block meaning.`,
			essay: `No More Weekend Homework

Everybody knows that students today are stressed. Homework on weekends is one of the main reasons and it should be stopped by the school board immediately, because weekends are for rest.

First, sleep. The school nurse writes that teenagers need between eight and ten hours and that many students in our school “try to catch up on Saturday and Sunday.” Weekend homework takes away this time. I myself had to finish a history project until 1 a.m. last Sunday and on Monday I fell asleep in math. This shows that homework is bad for learning.

In the district survey 61 percent of students said they do most of there weekend homework on Sunday after 6 p.m. Also 38 percent said they have a job. Therefore weekend homework is unfair.

Families are important too. On weekends families can cook together, visit grandparents and do sports and if there is homework they can’t do this and everyone fights, in my family we always fight on Sundays. Some teachers think homework teaches responsibility. But responsibility can be learned in other ways, for example with chores.

Another point is that teachers also would have to grade less on Monday which is good for them, they are stressed as well.

Some people say that without weekend homework we will fall behind other countries. This is not true. Finland has less homework and they have the best schools in the world.

In conclusion, weekend homework should be stopped. It takes sleep, it is unfair, and families suffer. The board should think about the students for once, and not only about test scores. Projects could be given longer deadlines so that each student decides when to work.`,
		},
		text: `**It answers the whole assignment:** one position, for the board, two packet sources, one objection answered. (It is about 280 words of the 300 to 400 asked; the rubric doesn't count length, so neither grader did.)

## Where the two graders met

| Criterion | Strict | Generous | Agreed level | My words that prove it | What the next level asks and I don't have |
|---|---:|---:|---:|---|---|
| **Claim** | 2 | 3 | **3**, clear and arguable | "it should be stopped by the school board immediately, because weekends are for rest" | 4 asks for *precise* and *limited*. All homework, all grades, at once: nothing is limited until your last sentence. |
| **Evidence** | 2 | 3 | **2**, some evidence, dropped in without explanation | "Also 38 percent said they have a job. Therefore weekend homework is unfair." | 3 asks for *mostly explained*. The nurse gets a sentence of explanation; the survey's two numbers get none. |
| **Counterargument** | 2 | 3 | **3**, states an objection and answers it | "This is not true. Finland has less homework and they have the best schools in the world." | 4 asks for a *strong objection*, stated *fairly*, answered *with evidence*. Yours gets one line, and its answer is a claim without a source. |
| **Organization** | 2 | 3 | **3**, logical order with a few loose transitions | "Some teachers think homework teaches responsibility. But responsibility can be learned in other ways, for example with chores." | 4 asks that *each paragraph has one job*. This objection sits in the family paragraph, and a new proposal arrives in the conclusion. |
| **Conventions** | 3 | 4 | **3**, some errors | "said they do most of there weekend homework on Sunday after 6 p.m." | 4 asks for *few errors, none distracting*. One word in this quotation is enough to distract. |

The two are never two levels apart, so there is no rubric word to take to your teacher.

**Total: 11 to 16 of 20, agreed 14.** assumption: each criterion weighs the same and the levels are added, since the rubric gives no points.

## The argument

Your claim, in my words: the board should end weekend homework because it costs students sleep, treats them unequally and strains families. **The weakest step** is from "38 percent … have a job" to "unfair." You don't say who is treated unfairly compared with whom, or whether those jobs are on weekends, so the number stands beside the claim without pushing it. A smaller one: one late night and one nap in math don't show that "homework is bad for learning." **The objection you avoid:** if weekends are free, the same work may move to weeknights, where students also lose sleep; or a teacher might say that your own 61 percent could simply start on Saturday. Your last sentence, about longer deadlines, is close to an answer, but you never use it as one.

**Check these yourself; I can't search here:**
- Finland having "less homework" and "the best schools in the world." The second is a superlative, and neither is in the two sources named.
- In the packet: 61 percent, 38 percent (and what exactly was asked about jobs), and "eight and ten hours."
- Whether "try to catch up on Saturday and Sunday" is the nurse's exact wording, and whether she says it about *your* school.

## Three fixes for tonight (40 minutes, 5 left for grammar)

**1. Limit the claim: 3 → 4, 8 minutes**
- **Where:** second sentence, and the last sentence of the essay.
- **What:** bring your own limit from the end to the beginning.
- **Question:** what exactly should the board stop, and what should it allow instead?
- **Done when** someone who reads only your first paragraph can name one thing that would still be permitted.
- **Model, the one sentence I rewrite, from your own ideas:** "The school board should stop weekend homework and give projects longer deadlines, so that students can decide when to work and still rest."

**2. Explain the survey: Evidence 2 → 3, 15 minutes**
- **Where:** third paragraph.
- **What:** after each of the two numbers, one sentence that says what it means for your claim.
- **Question:** what does Sunday look like for a student with a job, compared with one without? Why does "after 6 p.m." matter for the sleep paragraph above?
- **Done when** no number is followed directly by another number or by "Therefore," and each explanation uses a word from your claim.

**3. Answer a stronger objection: Counterargument 3 → 4, 17 minutes**
- **Where:** the Finland paragraph. Move the teachers' "responsibility" objection there, or replace Finland.
- **What:** two sentences that the other side would sign, then an answer from the packet.
- **Question:** what would the best teacher on that board say against you, and which line of the survey or the nurse's article answers exactly that?
- **Done when** the answer names its source and "This is not true" is gone. If the family paragraph then has only one job, Organization gets closer to 4 as well.

## Grammar: the two habits that cost most

1. **A comma where a sentence ends:** "which is good for them, they are stressed as well." Find the other one.
2. **No comma after an opening word or phrase:** "Also 38 percent said they have a job." Read each sentence's first three words aloud and listen for the pause.`,
		corrections: [
			"The paragraph about teachers who grade less on Monday doesn't serve the claim at all, and only its comma is mentioned. Under Organization it is the clearest paragraph to cut.",
			"It says “answers the whole assignment,” but 300 words were part of the assignment and the essay has about 284. Tonight's added sentences should bring it over; count again.",
			'The model sentence still covers all homework in all grades, so it may stay at 3. A limit such as a grade, a subject or a kind of task is what “limited” asks for.',
			'On four criteria the strict reader gives 2 and the generous one 3, and nothing says why they settled where they did. Ask your teacher about Counterargument: is the Finland answer “weak”?',
		],
	},
	pt: {
		writtenOn: '2026-11-23',
		answers: {
			'tempo de reescrita': '50 minutos, hoje à noite',
			'proposta de redação': `Tema: “Desafios para combater o desperdício de alimentos no Brasil”.
Texto I: trecho de reportagem explica que a comida se perde em toda a cadeia, da colheita e do transporte à casa do consumidor, e que estradas ruins e embalagem inadequada aumentam a perda.
Texto II: a Lei 14.016/2020 autoriza restaurantes e mercados a doar o excedente de alimentos próprios para consumo.
Texto III: charge em que uma pessoa joga fora um prato cheio ao lado de outra que procura comida no lixo.`,
			'níveis da cartilha': `(resumo meu, com as minhas palavras, do que entendi da Cartilha do Participante; não é o texto oficial)
C1, norma culta: 200 quase nenhum desvio e nenhum repetido; 160 poucos; 120 alguns; 80 muitos; 40 o tempo todo e de todo tipo.
C2, tema, tipo de texto e repertório: 200 argumento consistente e repertório que serve ao tema; 160 argumento consistente, bom domínio da dissertação; 120 argumento previsível; 80 copia os motivadores ou falta uma parte da dissertação; 40 só tangencia o tema.
C3, projeto de texto: 200 ideias consistentes, em ordem, com autoria; 160 em ordem, com sinais de autoria; 120 presas aos motivadores e pouco organizadas; 80 desorganizadas ou contraditórias; 40 quase não têm a ver com o tema.
C4, coesão: 200 partes bem ligadas, conectivos variados; 160 poucas falhas, ainda variados; 120 algumas falhas, pouca variedade; 80 muitas falhas; 40 quase nada ligado.
C5, proposta: 200 detalhada, ligada ao tema e ao que discuti; 160 boa, com menos detalhe; 120 mediana; 80 insuficiente ou solta da discussão; 40 vaga.`,
			redação: `Na obra “Utopia”, de Thomas More, é retratada uma sociedade perfeita, sem problemas. No entanto, o que se observa na realidade brasileira é o oposto, uma vez que o desperdício de alimentos é um grave problema. Isso ocorre devido a falta de infraestrutura e a cultura do excesso.

Em primeira análise, é importante destacar a falta de infraestrutura. Muitos alimentos são perdidos no transporte, já que as estradas são ruins e os caminhões demoram dias para chegar. Segundo o filósofo Zygmunt Bauman, vivemos em uma sociedade líquida, onde nada é feito para durar. Dessa forma, os alimentos se estragam antes de chegar ao consumidor, o que aumenta o preço e prejudica a população mais pobre, que já sofre com a fome.

Além disso, a cultura do excesso contribui para o problema. Na minha cidade, é comum ver as famílias enchendo o prato nas festas e jogando metade fora, pois a mesa farta é vista como sinal de carinho. Além disso, os supermercados descartam frutas só por causa da aparência, mesmo estando boas para comer. Esse hábito mostra que a comida é tratada como enfeite, e não como resultado do trabalho de alguém. Além disso, muitas pessoas não sabe aproveitar cascas e talos.

Portanto, medidas são necessárias. Cabe ao Governo Federal, por meio do Ministério da Educação, criar campanhas nas escolas sobre o aproveitamento dos alimentos, com aulas de culinária e visita à feiras, para que as crianças ensinem suas famílias. Assim, o Brasil ficará mais próximo da sociedade de Thomas More.`,
		},
		text: `Não abri a Cartilha do Participante: sem link, usei os níveis que você colou, que são um resumo seu. Antes da prova, compare-os com a cartilha.

## O que zera

| | |
|---|---|
| Fuga ao tema | não |
| Outro tipo de texto | não: é dissertativo-argumentativo |
| Até sete linhas | não. suposição: cerca de 25 linhas manuscritas |
| Cópia dos motivadores | não há cópia literal; o 2º parágrafo parafraseia o Texto I |
| Trecho solto do tema | não |
| Identificação | não: “Na minha cidade” não diz qual |

## As duas notas

| Competência | Corretor 1 | Corretor 2 | Trecho seu | O que falta para o nível seguinte |
|---|---:|---:|---|---|
| **C1** | 120 | 160 | “Além disso, muitas pessoas não sabe aproveitar cascas e talos.” | Não repetir desvio: a crase aparece errada três vezes |
| **C2** | 120 | 160 | “Segundo o filósofo Zygmunt Bauman, vivemos em uma sociedade líquida, onde nada é feito para durar.” | Repertório que explique o desperdício, não que enfeite |
| **C3** | 120 | 160 | “o que aumenta o preço e prejudica a população mais pobre, que já sofre com a fome” | Desenvolver o que lança e sair do Texto I no 2º parágrafo |
| **C4** | 120 | 120 | “Além disso, os supermercados descartam frutas só por causa da aparência” | Variar: o mesmo conectivo abre três períodos de um parágrafo |
| **C5** | 120 | 160 | “criar campanhas nas escolas sobre o aproveitamento dos alimentos, com aulas de culinária e visita à feiras” | Responder também à infraestrutura e detalhar mais |
| **Total** | **600** | **760** | | **Média: 680** |

**Iria a um terceiro corretor:** a diferença é de 160 pontos, acima de 100. Em nenhuma competência passa de 40. Eles discordam em quatro, sempre por um nível:

- **C1:** cinco desvios são “alguns” para o primeiro e “poucos” para o segundo.
- **C2:** o primeiro vê citações de bolso e argumento previsível; o segundo, o bom exemplo da mesa farta.
- **C3:** o primeiro vê um parágrafo preso ao Texto I; o segundo, autoria em “a comida é tratada como enfeite”.
- **C5:** o primeiro vê metade da discussão sem resposta; o segundo, quase todos os elementos presentes.

## C1. Desvios

1. “Isso ocorre devido a falta de infraestrutura”: falta crase.
2. “e a cultura do excesso”, no mesmo período: falta crase, pelo mesmo “devido a”.
3. “aulas de culinária e visita à feiras”: crase a mais; singular antes de palavra no plural.
4. “uma sociedade líquida, onde nada é feito”: “onde” sem lugar físico.
5. “muitas pessoas não sabe aproveitar”: concordância verbal.

**O que se repete: a crase, 3 de 5.** Dúvida, que não contei: a regência em “para que as crianças ensinem suas famílias”.

## C2. Tema e repertório

O tema está inteiro: desperdício, alimentos, Brasil e os desafios, que você trata como duas causas. “Combater” só aparece no fim, e para uma delas.

- **Thomas More: de bolso.** A comparação com uma sociedade perfeita serviria a qualquer tema. Voltar a ele no fim dá moldura, não argumento.
- **Bauman: de bolso, e atrapalha.** Interrompe o raciocínio do transporte; ser “líquida” não faz caminhão demorar.
- **O que trabalha para você** é a mesa farta como sinal de carinho. É observação sua e explica um hábito.
- O Texto II, sobre doação, ficou de fora, embora você fale de supermercado.

## C3. Projeto de texto

**Sua tese, em uma frase:** no Brasil se desperdiça comida porque falta infraestrutura para levá-la e porque a fartura virou valor.

- **Lançada e não desenvolvida:** “o que aumenta o preço e prejudica a população mais pobre, que já sofre com a fome”. É a consequência mais forte do texto, e ele muda de assunto. Também: “não sabe aproveitar cascas e talos”.
- **Tensão, mais que contradição:** a comida é “sinal de carinho” e, duas frases depois, “tratada como enfeite”. Dá para conciliar, mas o texto não concilia.

## C4. Coesão

- **Repetido:** “Além disso”, três vezes no 3º parágrafo.
- **Sentido errado:** “Dessa forma, os alimentos se estragam antes de chegar ao consumidor”. Vem logo depois de Bauman, mas conclui a frase dos caminhões.
- **Referência dupla:** em “Esse hábito mostra que a comida é tratada como enfeite”, é o hábito das famílias ou o dos supermercados?
- **Não conversa com o anterior:** o 4º parágrafo ignora o 2º inteiro.

## C5. Proposta

| Elemento | Trecho |
|---|---|
| Agente | “Cabe ao Governo Federal” |
| Ação | “criar campanhas nas escolas sobre o aproveitamento dos alimentos” |
| Meio | “com aulas de culinária e visita à feiras” |
| Efeito | “para que as crianças ensinem suas famílias” (é um passo; o desperdício diminui?) |
| Detalhamento | “por meio do Ministério da Educação”, se lido como detalhe do agente; o corretor 1 lê como meio e marca “falta” |

**Responde aos problemas?** Às cascas e aos talos, sim; à fartura nas festas, em parte; a estradas, transporte e supermercados, não. **Direitos humanos:** respeita.

## Três consertos para hoje, 50 minutos

**1. Varredura (12 min) · texto todo · C1 e C4**
Resolva os cinco desvios e troque dois dos três “Além disso”. Modelo para um deles, a única frase que reescrevo:
> Esse mesmo apego à aparência leva os supermercados a descartar frutas ainda boas para comer.

*Pergunta:* a palavra anterior pede “a”, e a seguinte aceita “a” no singular? Se uma das duas falha, há crase?

**2. Conclusão (18 min) · último parágrafo · C5 e C3**
Acrescente uma resposta ao 2º parágrafo e um efeito que fale de desperdício.
*Pergunta:* se o caminhão demora e a comida estraga, quem pode agir, fazendo o quê, com que recurso, e o que muda no prato de quem passa fome?

**3. Segundo parágrafo (20 min) · C2, C3 e C4**
Tire Bauman ou faça-o explicar algo; desenvolva o preço e a fome.
*Pergunta:* entre o alimento que estraga na estrada e a família que não consegue comprar, o que acontece, passo a passo?

## Conferir

- **Bauman:** a expressão conhecida é “modernidade líquida”; veja o que ele diz dela antes de usar.
- **More:** a ilha é mesmo “sem problemas”? Confira.
- **“os caminhões demoram dias para chegar”** e **“descartam frutas só por causa da aparência”**: plausíveis, sem fonte no texto.
- **Lei 14.016/2020:** se for usá-la, confira o que autoriza.`,
		corrections: [
			'A frase-modelo começa com “Esse mesmo apego à aparência”, mas antes dela o texto fala de mesa farta e carinho. Copiada, ela cria outro problema de coesão.',
			'As notas usam um resumo seu dos níveis, sem a cartilha aberta. Confira os níveis oficiais de C1 e C2 antes de confiar nos 600 e 760.',
			'Os três consertos somam exatos 50 minutos, sem tempo para passar a limpo, e o primeiro junta cinco desvios e dois conectivos. Comece pela conclusão se faltar tempo.',
			'A dúvida sobre a regência de “ensinem suas famílias” fica sem explicação. Diga qual seria a outra forma, ou tire: assim o aluno não sabe o que olhar.',
		],
	},
}
