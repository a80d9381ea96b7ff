import type { CataloguePrompt } from '../catalogue.ts'

export const prompt: CataloguePrompt = {
	id: 'interview-practice',
	category: 'personal-ai',
	isPremium: false,
	relatedPrompts: ['resume-for-one-job', 'rehearse-a-hard-talk', '7'],
	publishedOn: '2026-11-22',
	updatedOn: '2026-11-23',
	en: {
		title: 'Practice the interview, answer by answer',
		tagline: 'A hiring manager who asks one thing',
		description:
			'A rehearsal that starts from your own “Tell me about yourself.” After every answer comes a note with a better first sentence, then one new question, up to the one you dread.',
		tags: ['job interview', 'mock interview', 'star method', 'career'],
		searchedAs: [
			'job interview',
			'mock interview',
			'interview practice',
			'practice for an interview',
			'interview prep',
			'prepare for a job interview',
			'interview questions',
			'interview questions and answers',
			'common interview questions',
			'tell me about yourself',
			'behavioral interview',
			'behavioural questions',
			'star method',
			'star answers',
			'interview simulator',
			'interview coach',
			'interview tomorrow',
			'nervous about an interview',
			'what is your greatest weakness',
			'why should we hire you',
			'why did you leave your last job',
			'gap in my resume',
			'phone screen',
			'final round interview',
			'hiring manager questions',
			'second interview',
			'practice interview questions',
			'mock interview with ai',
			'situational interview questions',
			'interview on monday',
			'google amazon interview',
			'software engineer interview',
			'college admission interview',
			'english job interview',
			'internal promotion interview',
			'salary expectation question',
			'fired how to explain',
			'strengths and weaknesses',
			'why do you want this job',
			'where do you see yourself',
			'anxious freeze up',
			'recruiter call tomorrow',
			'returning to work after kids',
			'rejected after interviews',
			'teacher interview, nurse interview',
			'internship interview, visa interview',
			'zoom interview, case interview',
			'first job, hr round',
			'entry level, career changer',
			'leadership questions',
			'panel, interviewer, confident',
		],
		promptText: `Interview me for this job: [job]. It is the [round], and you are whoever sits there: curious, fair, a little short of time, unimpressed by adjectives. Pitch your questions to that round.

What is true about me:
[my facts]

The question I dread: [dreaded question]

You have just said “Tell me about yourself,” and I answered:
[first answer]

So it is your turn. Until I write “stop,” every message of yours has these two parts and no third, in under 140 words:

NOTE. Quote the phrase of mine you would write down and the one you don’t quite believe. Name the piece of STAR (situation, task, action, result) that was thin or ran long. Then “Open with:” and one better first sentence, made of my facts only, with (?) where a figure is missing.

QUESTION. One, the way people say it aloud. Nothing smuggled in after an “and”.

The route: something the job needs that my facts hardly show; a follow-up to my vaguest answer; a situation I would meet in my first month there; the dreaded question, once I have stopped expecting it; finally “What would you like to ask me?” Answer that in character and mark what you make up with “assumption:”.

When something sounds inflated, ask for the detail that only a person who was there would know. Stay away from what an employer has no business asking: health, family plans, faith, age. If I write “again,” I answer the same question once more and you say which version to keep. If we are talking by voice, two sentences of NOTE are enough.

On “stop”: a table with question, my best phrase, missing piece. Below it, the two stories among my facts most worth rehearsing, each with the questions it can answer.`,
		blanks: [
			{ name: 'job', label: 'The job', example: 'shift supervisor at a regional bakery' },
			{
				name: 'round',
				label: 'Which round',
				example: 'first call with a recruiter',
				kind: 'choice',
				choices: [
					'first call with a recruiter',
					'interview with the hiring manager',
					'final round with a panel',
				],
			},
			{
				name: 'my facts',
				label: 'What is true about you',
				example: '4 years on the line, led 6 people, cut waste by a fifth',
				kind: 'long',
			},
			{
				name: 'dreaded question',
				label: 'The question you dread',
				example: 'Why did you leave after eight months?',
			},
			{
				name: 'first answer',
				label: 'Your “Tell me about yourself”',
				example: 'Well, I have always been a people person, so …',
				kind: 'long',
			},
		],
		instructions:
			'Use it two or three days before an interview, in short sessions, best by voice. Say your first answer aloud and type what came out, stumbles included. Not for technical coding rounds, and not for learning answers by heart.',
		steps: [
			'List facts with numbers, not qualities.',
			'Speak your answer to “Tell me about yourself” and type it as it came.',
			'Answer each question aloud before you type.',
			'Write “again” whenever the note stings.',
			'Stop after six questions and rehearse the two stories.',
		],
		followUp:
			'Switch sides: I am the interviewer now. Answer my questions as I should, using only my facts, and stop wherever an honest answer would need something I haven’t told you.',
		credits:
			'STAR comes from the behavioral interviews that Development Dimensions International introduced in the 1970s. The two-part turns and the route were written for Pronto.',
	},
	pt: {
		title: 'Treine a entrevista, uma resposta por vez',
		tagline: 'Perguntas de quem contrata, com anotação sincera',
		description:
			'O ensaio parte do seu próprio “fale sobre você”. A cada resposta vêm uma anotação sincera, uma frase melhor para começar e uma única pergunta nova, até chegar à que você teme.',
		tags: ['entrevista de emprego', 'simulação', 'vaga', 'carreira'],
		searchedAs: [
			'entrevista de emprego',
			'entrevista de trabalho',
			'simular entrevista',
			'simulação de entrevista',
			'treinar entrevista',
			'preparação para entrevista',
			'como se preparar para entrevista',
			'perguntas de entrevista',
			'perguntas e respostas entrevista de emprego',
			'fale sobre você',
			'me fale sobre você',
			'defeitos e qualidades',
			'pontos fortes e fracos',
			'qual sua pretensão salarial',
			'por que devemos te contratar',
			'por que saiu do último emprego',
			'entrevista com o gestor',
			'entrevista com rh',
			'entrevista por vídeo',
			'entrevista amanhã',
			'nervosa para entrevista',
			'dinâmica de grupo',
			'método star',
			'entrevista por competências',
			'primeiro emprego entrevista',
			'recolocação profissional',
			'entrevista segunda-feira',
			'vaga de estágio entrevista',
			'jovem aprendiz entrevista',
			'entrevista professor enfermeira vendedor',
			'entrevista por zoom teams',
			'entrevista de mestrado',
			'entrevista promoção interna',
			'onde se vê em cinco anos',
			'por que quer essa vaga',
			'fui demitido como explicar',
			'medo de entrevista',
			'voltar ao mercado',
			'depois da maternidade',
			'reprovada em entrevista',
			'não passo nas entrevistas',
			'banco caixa atendente',
			'processo seletivo, entrevista desenvolvedor',
			'salário pretendido, ansiosa travo',
			'teste psicológico, se vender',
			'telefone recrutador',
			'recrutadora, trainee, entrevistador',
		],
		promptText: `Você participa da escolha para a vaga de [vaga] e me recebeu para a [etapa]. Tem outros candidatos para ver hoje, é justo e não se comove com adjetivo. Pergunte no nível que essa etapa pede.

O que é verdade sobre mim:
[meus fatos]

A pergunta que me tira o sono: [pergunta temida]

Você pediu “fale um pouco sobre você”. Eu disse:
[primeira resposta]

Continue daí. Até eu escrever “chega”, cada mensagem sua tem até 140 palavras e só duas partes:

ANOTAÇÃO. Entre aspas, a minha frase que convenceu e a que não convenceu. Diga qual pedaço do STAR (situação, tarefa, ação, resultado) faltou ou sobrou. Depois, “Comece assim:” e uma primeira frase melhor, feita só com os meus fatos e com (?) onde falta número.

PERGUNTA. Uma, do jeito que se fala. Sem outra escondida depois do “e”.

O caminho: algo de que a vaga precisa e que os meus fatos quase não mostram; um aperto na resposta mais vaga; uma cena do primeiro mês, com cliente ou colega; a pergunta que me tira o sono, quando eu já tiver me esquecido dela; a pretensão salarial; por fim, “e você, quer perguntar alguma coisa?”. Essa você responde sem sair do personagem, com “suposição:” no que inventar.

Resposta inflada pede aquele detalhe que só quem esteve lá conhece. Não pergunte sobre gravidez, filhos, religião, doença nem nome sujo: entrevista séria não pergunta. Se eu escrever “de novo”, repito a resposta e você diz qual das duas fica. Se a conversa for por voz, a anotação cai para duas frases.

No “chega”: tabela com pergunta, minha melhor frase e o que faltou. Embaixo, as duas histórias dos meus fatos que mais vale ensaiar, cada uma com as perguntas a que responde.`,
		blanks: [
			{ name: 'vaga', label: 'A vaga', example: 'assistente de logística em transportadora' },
			{
				name: 'etapa',
				label: 'Em que etapa está',
				example: 'primeira conversa com o RH',
				kind: 'choice',
				choices: ['primeira conversa com o RH', 'entrevista com o gestor', 'última etapa, com a diretoria'],
			},
			{
				name: 'meus fatos',
				label: 'O que é verdade sobre você',
				example: '3 anos no estoque, inventário sem diferença em 2025',
				kind: 'long',
			},
			{
				name: 'pergunta temida',
				label: 'A pergunta que você teme',
				example: 'Por que ficou um ano sem carteira assinada?',
			},
			{
				name: 'primeira resposta',
				label: 'Seu “fale sobre você”',
				example: 'Então, eu sou uma pessoa muito dedicada e …',
				kind: 'long',
			},
		],
		instructions:
			'Use dois ou três dias antes da entrevista, em sessões curtas, de preferência por voz. Fale a primeira resposta e escreva como saiu, com os tropeços. Não serve para prova técnica nem para decorar resposta pronta.',
		steps: [
			'Liste fatos com número, não qualidades.',
			'Fale o seu “fale sobre você” e escreva do jeito que saiu.',
			'Responda em voz alta antes de digitar.',
			'Escreva “de novo” sempre que a anotação doer.',
			'Pare depois de seis perguntas e ensaie as duas histórias.',
		],
		followUp:
			'Troque de lado: agora eu entrevisto. Responda como eu deveria, só com os meus fatos, e pare onde uma resposta honesta depender de algo que não contei.',
		credits:
			'O STAR vem das entrevistas comportamentais que a Development Dimensions International criou nos anos 1970. As duas partes de cada mensagem e o caminho das perguntas foram escritos para o Pronto.',
	},
}
