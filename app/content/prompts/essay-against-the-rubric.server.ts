import type { CataloguePrompt } from '../catalogue.ts'

export const prompt: CataloguePrompt = {
	id: 'essay-against-the-rubric',
	category: 'education',
	isPremium: false,
	relatedPrompts: ['12', 'study-a-chapter', 'thesis-from-topic-to-outline'],
	publishedOn: '2026-11-22',
	updatedOn: '2026-11-23',
	en: {
		title: 'Your essay graded twice, by your rubric',
		tagline: 'Quoted evidence, three fixes, your words',
		description:
			'Two graders read the same essay, one strict and one generous, against the rubric you were given. Each level is proved with your own sentences, and the rewriting stays yours.',
		tags: ['essay', 'rubric', 'feedback', 'grading', 'writing'],
		searchedAs: [
			'grade my essay',
			'essay grader',
			'essay checker',
			'essay feedback',
			'feedback on my essay',
			'check my essay with a rubric',
			'rubric grading',
			'mark my essay',
			'what grade would my essay get',
			'improve my essay',
			'ap essay scoring',
			'ap lang essay',
			'dbq rubric',
			'ielts writing task 2 feedback',
			'toefl essay score',
			'argumentative essay feedback',
			'thesis statement feedback',
			'essay review',
			'how to get a better grade on my essay',
			'grade my paper',
			'rate my essay',
			'ai essay grader',
			'teacher feedback before submitting',
			'high school english essay',
			'five paragraph essay',
			'cambridge b2 first writing',
			'gre analytical writing',
			'ib extended essay',
			'is my essay good',
			'before I hand it in',
			'proofread my paper',
			'essay mark scheme',
			'introduction conclusion weak',
			'essay due tomorrow',
			'personal statement feedback',
			'college essay, history essay',
			'ielts 7, gcse english',
			'a level, sat essay',
			'scholarship essay, peer review',
			'grading criteria, term paper',
			'toefl independent',
		],
		promptText: `Two graders have my essay. One takes away a level whenever she hesitates, the other gives the benefit of the doubt. Neither rewrites a student’s text.

Let each read it alone against the rubric and nothing but the rubric. No criterion is added, no style is preferred, and length counts only where the rubric counts it.

Begin with one line: does the essay answer the whole assignment, part of it, or a different question? Then show me where they met:
Criterion | Strict | Generous | Agreed level | My words that prove it | What the next level asks and I don’t have
Quote between five and twenty words each time. If they are two or more levels apart, say which word of the rubric they read differently; that is a question for my teacher. Then the total as a range. A rubric that leaves levels or points open gets “assumption:” and your reading of it.

Next, one paragraph on the argument: my claim in a sentence of yours, the weakest step between claim and evidence, and the objection I avoid. A fact, date or quotation you doubt is listed for me to check; if you can search, check it and give the link.

After that, three fixes and no more, ranked by levels gained per minute, that fit into [rewriting time]. For each: where, what to do, a question that gets me there, and how I’ll see it is done. The one exception to no rewriting: a single sentence of mine, as a model. Grammar: name the two habits that cost most, with one example each from the text; I find the others.

If I wrote something that suggests I am in danger, leave the grading and tell me to talk today to someone I trust.

Go back over the table last: is every quotation really mine, letter for letter? Does every level use the rubric’s own terms? Correct it.

Assignment: [assignment]

Rubric:
[rubric]

Essay:
[essay]`,
		blanks: [
			{ name: 'rewriting time', label: 'Time for rewriting', example: '40 minutes tonight' },
			{
				name: 'assignment',
				label: 'The assignment',
				example: 'Should our city ban cars downtown? 500 words, two sources…',
				kind: 'long',
			},
			{
				name: 'rubric',
				label: 'The rubric, with its levels',
				example: 'Claim 4–1, Evidence 4–1, Organization 4–1, Conventions…',
				kind: 'long',
			},
			{ name: 'essay', label: 'Your essay', example: 'Paste the whole text, title included', kind: 'long' },
		],
		instructions:
			'Use it with a finished draft and the rubric your teacher or exam board really uses; attach both as files if that is easier. Not for writing the essay, and not where your school forbids AI feedback: ask first. The range is no promise of a grade.',
		steps: [
			'Paste the rubric with its level descriptions, not just the criteria.',
			'Paste the essay as it is, mistakes included.',
			'Read the column with your own words before the levels.',
			'Rewrite with the three fixes, by hand or with the assistant closed.',
		],
		followUp:
			'Here is my second draft. Grade only the criteria that changed, show old and new quotation side by side, and tell me whether to stop.',
		credits:
			'Written for Pronto. Two independent readings are common in large writing exams; feedback as goal, present state and next step follows Hattie and Timperley, “The Power of Feedback” (2007).',
	},
	pt: {
		title: 'Sua redação do ENEM lida por dois corretores',
		tagline: 'Cinco competências, com prova no texto',
		description:
			'Como no exame, duas leituras independentes da mesma redação. Cada nível vem com o seu trecho ao lado, os cinco elementos da proposta são conferidos e quem reescreve é você.',
		tags: ['redação enem', 'correção de redação', 'cinco competências', 'enem', 'vestibular'],
		searchedAs: [
			'corrigir redação',
			'corrigir minha redação',
			'corretor de redação',
			'corretor de redação enem',
			'correção de redação enem grátis',
			'nota da redação',
			'que nota minha redação tiraria',
			'redação nota mil',
			'redação nota 1000',
			'competências da redação',
			'competência 1 enem',
			'competência 5 proposta de intervenção',
			'proposta de intervenção enem',
			'redação dissertativa-argumentativa',
			'dissertação argumentativa',
			'repertório sociocultural',
			'repertório de bolso',
			'fuga ao tema',
			'tangenciar o tema',
			'cartilha do participante',
			'melhorar minha redação',
			'avaliar redação',
			'redação para vestibular',
			'redação fuvest',
			'conectivos redação',
			'corrija meu texto',
			'avaliar meu texto dissertativo',
			'redação fuvest unicamp vunesp',
			'como tirar 900',
			'introdução desenvolvimento conclusão',
			'professor de redação',
			'redação ensino médio',
			'erros da redação',
			'gramática vírgula redação',
			'minha redação ficou boa',
			'zerei a redação',
			'redação concurso, redação cespe',
			'prova discursiva, treinar redação',
			'coesão coerência, tese argumentos',
			'redação escolar, redação uerj',
			'encceja redação, redação ruim',
			'terceirão, cursinho',
		],
		promptText: `Dois corretores vão ler a minha redação, um sem saber da nota do outro. O primeiro desce um nível quando fica em dúvida; o segundo me dá o benefício da dúvida. Nenhum reescreve texto de aluno.

A régua é a do Inep. Se puder pesquisar, abra a Cartilha do Participante mais recente, dê o link e use os níveis dela; se não, os que colei. Onde os dois divergirem, vale a cartilha, e você me avisa. De memória, só com “suposição:”. Se colei critérios de outro vestibular, siga esses e esqueça as regras do ENEM.

Antes da nota, o que zera: fuga ao tema, outro tipo de texto, até sete linhas, cópia dos textos motivadores, trecho solto do tema, identificação. Texto digitado não mostra as linhas; estime e ponha “suposição:”.

Depois a tabela: competência | corretor 1 | corretor 2 | trecho meu, de cinco a vinte palavras | o que falta para o nível seguinte. Só existem 0, 40, 80, 120, 160 e 200.
C1: liste cada desvio e diga qual se repete.
C2: o tema inteiro está no texto? O repertório é pertinente e trabalha para o argumento, ou é de bolso?
C3: minha tese numa frase sua, a passagem em que a ideia é lançada e não desenvolvida, a contradição, se houver.
C4: conectivo repetido, conectivo com sentido errado, parágrafo que não conversa com o anterior.
C5: agente, ação, meio, efeito e detalhamento, cada um com o trecho ou “falta”; e se a proposta responde aos problemas que levantei e respeita os direitos humanos.
Some as duas notas e dê a média. Diferença acima de 100 pontos no total, ou de 80 numa competência, iria a um terceiro no exame: se houver, explique onde discordaram.

Por fim, três consertos, e só três, na ordem dos pontos que rendem por minuto, para caber em [tempo de reescrita]: onde, o que fazer, uma pergunta que me leve até lá. Você pode reescrever uma frase minha como modelo, uma única. Dado, lei ou citação duvidosa vai para uma lista de conferir. Nada de prometer nota.

Se o texto mostrar que corro perigo, deixe a correção e indique alguém de confiança hoje e o CVV, 188.

Confira: toda citação é minha, letra por letra? As somas batem?

Tema e textos motivadores:
[proposta de redação]

Níveis das competências:
[níveis da cartilha]

Redação:
[redação]`,
		blanks: [
			{ name: 'tempo de reescrita', label: 'Tempo para reescrever', example: '50 minutos, ainda hoje' },
			{
				name: 'proposta de redação',
				label: 'Tema e textos motivadores',
				example: 'Desafios para… no Brasil. Texto I: … Texto II: …',
				kind: 'long',
			},
			{
				name: 'níveis da cartilha',
				label: 'Níveis das competências',
				example: 'C1 200: excelente domínio… 160: bom domínio, poucos…',
				kind: 'long',
			},
			{
				name: 'redação',
				label: 'A sua redação',
				example: 'Cole o texto inteiro, com os parágrafos',
				kind: 'long',
			},
		],
		instructions:
			'Use com um texto terminado e a cartilha do ano à mão; pode anexar foto da folha ou o PDF. Não serve para escrever a redação por você. A nota é treino: quem corrige o exame são pessoas, e a faixa pode errar.',
		steps: [
			'Copie da Cartilha do Participante os níveis das cinco competências.',
			'Cole a redação como ficou, com os erros.',
			'Leia primeiro os trechos, depois os números.',
			'Faça os três consertos à mão, em folha de 30 linhas.',
		],
		followUp:
			'Esta é a segunda versão. Avalie só as competências que mudaram, ponha o trecho antigo ao lado do novo e diga se vale mexer mais ou se é hora de outro tema.',
		credits:
			'As competências, os níveis e os motivos de nota zero são da Cartilha do Participante (Inep). Os dois corretores e as diferenças de 100 e 80 pontos são regra do exame; os cinco elementos da proposta estão no material do Inep para corretores. O resto é do Pronto.',
	},
}
