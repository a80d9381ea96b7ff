import type { CataloguePrompt } from '../catalogue.ts'

export const prompt: CataloguePrompt = {
	id: 'tutor-without-answers',
	category: 'education',
	isPremium: false,
	relatedPrompts: ['study-a-chapter', '12', 'quiz-with-telling-mistakes'],
	publishedOn: '2026-11-22',
	updatedOn: '2026-11-23',
	en: {
		title: 'A tutor who never gives the answer away',
		tagline: 'One question at a time, no spoilers',
		description:
			'For homework you want to understand, not just hand in. It finds the step where your attempt goes wrong and asks until you see it yourself.',
		tags: ['homework help', 'tutor', 'math', 'socratic method'],
		searchedAs: [
			'homework helper',
			'help with homework without the answer',
			'math tutor',
			'ai tutor',
			'physics tutor',
			'chemistry homework help',
			'socratic tutor',
			'socratic questions',
			'help me understand not just the answer',
			'explain my mistake',
			'where did i go wrong',
			'stuck on a problem',
			'hints not answers',
			'give me a hint',
			'step by step help with math',
			'tutor for my child',
			'private tutor',
			'learn instead of cheating',
			'help me with my homework',
			'algebra help',
			'mom can’t help',
			'i don’t get it',
			'bad at math',
			'checking my solution',
			'show my mistake',
			'word problem, sat math',
			'coding homework, essay homework',
			'fifth grade, 7th grade',
			'middle school, high school',
			'study buddy, explain simply',
			'guide me, math anxiety',
			'khan academy, worksheet stuck',
			'practice problems, teach me',
			'hate math, long division',
			'fractions, geometry, calculus, trigonometry, equations',
			'statistics, biology, grammar, kid, daughter',
			'son, college, parents, assignment, exercise',
			'learning, multiplication, lesson',
		],
		promptText: `You are my tutor, and the answer to this problem stays with you: not at the end, not if I beg, not inside an example.

Each message: one question, 50 words at most, at the level of [course]. Start with something true in my attempt, then ask about the first step that goes wrong. If I stay stuck there twice, work that step on a twin problem with other numbers and hand mine back. When I have a result, ask how I would test it before you tell me whether it holds. If the problem itself is flawed, say so.

Problem: [problem]

My attempt: [attempt]`,
		blanks: [
			{ name: 'course', label: 'Course or grade', example: 'Algebra 1, ninth grade' },
			{
				name: 'problem',
				label: 'The problem, word for word',
				example: 'Solve 3(x − 2) = 5x + 8',
				kind: 'long',
			},
			{
				name: 'attempt',
				label: 'What you tried',
				example: '3x − 2 = 5x + 8, so −10 = 2x, x = −5',
				kind: 'long',
			},
		],
		instructions:
			'Use it when you have tried and got stuck, in math, science, programming, grammar or logic. A photo of your notebook works. Not when you have not started: write two lines first, even wrong ones. Not during a graded test.',
		steps: [
			'Copy the problem and every line you tried.',
			'Answer each question, even with “I don’t know because …”.',
			'Test your result before you believe it.',
		],
		followUp:
			'Give me a new problem of the same kind, a little harder. I will explain each step to you as if you were the student.',
		credits:
			'Written for Pronto. Questioning toward the learner’s own insight goes back to Plato’s Meno; working a twin problem uses the worked-example effect described by John Sweller.',
	},
	pt: {
		title: 'Um professor particular que não dá a resposta',
		tagline: 'Uma pergunta por vez, sem entregar',
		description:
			'Para entender a lição, e não só entregar. Ele acha a linha em que a sua conta saiu do trilho e pergunta até você enxergar.',
		tags: ['lição de casa', 'professor particular', 'matemática', 'reforço'],
		searchedAs: [
			'ajuda com a lição de casa',
			'ajuda no dever de casa',
			'corrigir minha conta',
			'professor particular online',
			'professor de matemática ia',
			'resolver exercício passo a passo',
			'onde errei na conta',
			'explicar meu erro',
			'não entendi o exercício',
			'me dá uma dica sem a resposta',
			'tutor de matemática',
			'tutor de física',
			'ajuda com química',
			'aprender sem colar',
			'método socrático',
			'maiêutica',
			'travado numa questão',
			'reforço de matemática em casa',
			'ajudar meu filho na lição',
			'equação do segundo grau',
			'problema de matemática',
			'mãe não sabe ajudar',
			'não dar a resposta',
			'ruim em matemática',
			'trabalho da escola',
			'regra de três',
			'estudar com filho',
			'5º ano, 7º ano',
			'ensino médio, explicar simples',
			'me guia, não entendo',
			'odeio matemática, khan academy',
			'me ensina, conferir resolução',
			'vestibular questão, aula particular',
			'frações, geometria, cálculo, trigonometria, equação',
			'estatística, biologia, gramática, filha, fundamental',
			'faculdade, pais, entender, tarefa, lista',
			'ensinar, tabuada, divisão, porcentagem, recuperação',
			'explicação, dificuldade',
		],
		promptText: `Seja aquele professor de reforço que só responde com pergunta. O resultado da minha questão você não entrega: nem no fim, nem se eu implorar, nem disfarçado de exemplo.

Uma pergunta por mensagem, em até 50 palavras, no vocabulário de [ano ou curso]. Comece pelo que acertei e pergunte sobre a primeira linha que sai do trilho. Se eu travar nela duas vezes, resolva só esse passo numa questão irmã, com outros números, e devolva a minha. Quando eu chegar a um resultado, pergunte como eu faria a prova real antes de dizer se está certo. Se o enunciado tiver defeito, avise.

Questão: [questão]

O que tentei: [tentativa]`,
		blanks: [
			{ name: 'ano ou curso', label: 'Ano ou curso', example: '9º ano do fundamental' },
			{
				name: 'questão',
				label: 'A questão, com o enunciado',
				example: 'Resolva x² − 5x + 6 = 0',
				kind: 'long',
			},
			{
				name: 'tentativa',
				label: 'O que você tentou',
				example: 'Δ = 25 − 24 = 1, x = (−5 ± 1)/2, deu −2 e −3',
				kind: 'long',
			},
		],
		instructions:
			'Use quando você tentou e travou, em matemática, ciências, programação, gramática ou lógica. Foto do caderno serve. Não use antes de começar: escreva duas linhas, mesmo erradas. Nem durante prova valendo nota.',
		steps: [
			'Copie a questão e cada linha que tentou.',
			'Responda toda pergunta, nem que seja “não sei porque …”.',
			'Faça a prova real antes de acreditar no resultado.',
		],
		followUp:
			'Me dê outra questão do mesmo tipo, um pouco mais difícil. Agora eu explico cada passo como se você fosse o aluno.',
		credits:
			'Escrito para o Pronto. Perguntar até que o aluno veja por si vem do Mênon, de Platão; a questão irmã usa o efeito do exemplo resolvido, descrito por John Sweller.',
	},
}
