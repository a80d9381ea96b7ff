import type { CataloguePrompt } from '../catalogue.ts'

export const prompt: CataloguePrompt = {
	id: 'habit-for-bad-weeks',
	category: 'personal-ai',
	isPremium: false,
	relatedPrompts: ['8', '4', '12'],
	publishedOn: '2026-11-22',
	updatedOn: '2026-11-23',
	en: {
		title: 'A habit that survives a bad week',
		tagline: 'Seven lines for the fridge door',
		description:
			'Tell it your ordinary weekday and what killed the habit last time. The reply is an index card with a tiny version, a plan for the day it goes wrong and a way back in.',
		tags: ['habits', 'routine', 'consistency', 'self-discipline'],
		searchedAs: [
			'habit',
			'habits',
			'build a habit',
			'how to stick to a habit',
			'habit tracker',
			'tiny habits',
			'atomic habits',
			'habit stacking',
			'new habit',
			'good habits',
			'routine',
			'daily routine that sticks',
			'how to be consistent',
			'I keep quitting after two weeks',
			'why can’t I stick to anything',
			'no willpower',
			'self discipline',
			'start exercising and not quit',
			'read every day',
			'learn a language every day',
			'write every day',
			'broke my streak',
			'get back on track',
			'implementation intentions',
			'new year’s resolution',
			'resolutions that last',
			'wake up early',
			'quit phone scrolling',
			'go to bed earlier',
			'eat healthier habit',
			'no motivation lately',
			'lost my routine',
			'fell off the wagon',
			'keep giving up',
			'after vacation routine',
			'new mom routine',
			'give up easily',
			'21 days 66 days',
			'break a bad habit',
			'stop smoking, screen time',
			'drink water, meditate daily',
			'gym habit, journaling habit',
			'run regularly, adhd routine',
			'start small, stay motivated',
			'floss, accountability, lazy',
		],
		promptText: `Most habits are designed for a good Tuesday. Design mine for the week with a sick child, a deadline and no sleep.

I want to [habit], because [reason]. My ordinary weekday, in order: [ordinary day]. Last time, this ended it: [what ended it].

Answer with one index card of seven lines, in my words where they serve:

NAME: four words at most.
AFTER: a moment from my weekday that comes on bad days too and has a clear end. “In the morning” is not a moment; “when the kettle clicks off” is.
TINY: the version under sixty seconds, without special clothes, tools or mood. It counts in full.
USUAL: the version for an ordinary day, with its minutes.
IF: “If … happens again, then I …”, for what ended it last time. Decided now, so that I don’t decide tired.
PASSES: two skipped days a week are paid for in advance. They don’t carry over.
BACK: one sentence to read after three missed days. It brings up the reason and the next AFTER, and says nothing of willpower, streaks or starting over.

Before you show it, test the card on the day that ended it, hour by hour. If TINY has no place there, move AFTER or shrink TINY.

Under it, two lines: which line is weakest, and what I would notice within seven days if it gives way. Anything about my day that I didn’t tell you starts with “assumption:”.

If the habit is quitting alcohol, tobacco or medication, eating much less, or moving through pain, leave out PASSES and say which professional to see first; plan only what is safe beside that.`,
		blanks: [
			{ name: 'habit', label: 'The habit', example: 'practice the piano' },
			{ name: 'reason', label: 'Why it matters to you', example: 'I want to play at my sister’s wedding' },
			{
				name: 'ordinary day',
				label: 'Your weekday, in order',
				example: 'up at 6:30, coffee, bus, work, gym bag home, dinner, TV',
				kind: 'long',
			},
			{
				name: 'what ended it',
				label: 'What ended it last time',
				example: 'a week of overtime, then I was ashamed to restart',
			},
		],
		instructions:
			'Use it for one habit that you have already lost at least once: what ended it is the best information you have. Describe the weekday as it is, with its buses and dishes. Not for addictions or eating disorders, where a professional comes first.',
		steps: [
			'Write down what really ended the habit, not the polite version.',
			'List your weekday in order, small moments included.',
			'Copy the card by hand and put it where AFTER happens.',
			'After seven days, check the weakest line first.',
		],
		followUp:
			'One week has passed, and this is what happened each day. Change at most two lines of the card, say which day made you change them, and leave the rest as it is.',
		credits:
			'AFTER and TINY follow BJ Fogg, Tiny Habits (2019); IF follows Peter Gollwitzer on implementation intentions (American Psychologist, 1999). PASSES rests on Marissa Sharif and Suzanne Shu’s work on emergency reserves (Journal of Marketing Research, 2017); two a week is our own rule of thumb.',
	},
	pt: {
		title: 'Um hábito que aguenta semana ruim',
		tagline: 'Sete linhas para a porta da geladeira',
		description:
			'A sua rotina como ela é e o motivo do último fracasso viram uma ficha de sete linhas: o momento, a versão de um minuto, o plano para o dia torto e o jeito de voltar.',
		tags: ['hábitos', 'rotina', 'constância', 'disciplina'],
		searchedAs: [
			'hábito',
			'hábitos',
			'criar um hábito',
			'como criar hábito',
			'mudar de hábito',
			'manter o hábito',
			'bons hábitos',
			'hábitos atômicos',
			'micro-hábitos',
			'poder do hábito',
			'rotina',
			'rotina que funciona',
			'ter constância',
			'como ter constância',
			'como ter rotina',
			'como ter disciplina',
			'não consigo manter nada',
			'sempre desisto na segunda semana',
			'começo e não termino',
			'falta de força de vontade',
			'voltar para a academia',
			'ler todo dia',
			'estudar todo dia',
			'caminhar todo dia',
			'beber mais água',
			'promessa de ano novo',
			'projeto verão',
			'parar de fumar',
			'largar o celular',
			'tempo de tela',
			'ir à academia sempre',
			'passar fio dental',
			'perdi a rotina',
			'saí da linha',
			'preguiça de treinar',
			'segunda-feira começo',
			'rotina depois das férias',
			'mãe sem tempo',
			'parar de roer unha',
			'foco e disciplina',
			'acordar cedo, menos celular',
			'dormir cedo, correr sempre',
			'tdah rotina, desisto fácil',
			'sempre paro, largar vício',
			'21 dias, procrastino exercício',
			'meditar, diário, desanimado, desmotivada, autocuidado',
		],
		promptText: `Hábito costuma ser planejado para uma terça-feira calma. Planeje o meu para a semana da criança com febre, da hora extra e do ônibus que não passa.

O hábito: [hábito]
O motivo: [motivo]
Um dia comum meu, na ordem em que acontece: [dia comum]
O que me derrubou da última vez: [o que derrubou]

Quero de volta uma ficha de geladeira com sete linhas, de preferência nas minhas palavras:

NOME. Até quatro palavras.
LOGO DEPOIS DE. Um momento que acontece até em dia ruim e tem fim visível. “De manhã” não serve; “quando desligo o chuveiro”, sim.
MÍNIMO. A versão que cabe em um minuto, sem roupa própria, sem aparelho e sem vontade. Vale como feito.
NORMAL. A versão do dia comum, com os minutos.
SE. “Se … acontecer de novo, eu …”. Uma saída só para o que me derrubou, combinada agora, de cabeça fria.
FOLGAS. Duas por semana, para usar só se precisar. Não acumulam.
VOLTA. A frase que vou ler depois de três dias sem fazer. Lembra o motivo e diz qual é o próximo momento. Nada de força de vontade, de recomeçar do zero nem de sermão.

Antes de me mostrar, atravesse com a ficha o dia que me derrubou, da hora de acordar à de dormir. O MÍNIMO não coube? Troque o momento ou encolha o MÍNIMO.

Embaixo da ficha, só duas linhas: qual das sete é a mais fraca e que sinal, em sete dias, mostra que ela não segurou. O que você deduzir da minha rotina leva “suposição:”.

Se for para largar bebida, cigarro ou remédio, comer bem menos ou treinar com dor, tire as FOLGAS e comece por quem eu devo procurar (UBS, CAPS, médico). Planeje só o que couber ao lado desse acompanhamento.`,
		blanks: [
			{ name: 'hábito', label: 'O hábito', example: 'caminhar depois do almoço' },
			{ name: 'motivo', label: 'Por que importa', example: 'quero subir a ladeira de casa sem parar' },
			{
				name: 'dia comum',
				label: 'Seu dia comum, em ordem',
				example: 'acordo 5h40, café, trem, loja até 15h, escola, janta',
				kind: 'long',
			},
			{
				name: 'o que derrubou',
				label: 'O que derrubou da última vez',
				example: 'choveu três dias e depois deu vergonha de voltar',
			},
		],
		instructions:
			'Use para um hábito só, de preferência um que você já perdeu: o motivo do tombo é a melhor pista que existe. Conte o dia como ele é, com trem e louça. Não serve para dependência química nem transtorno alimentar, em que o profissional vem antes.',
		steps: [
			'Escreva o que derrubou o hábito de verdade, sem a versão bonita.',
			'Liste o seu dia em ordem, com os momentos miúdos.',
			'Copie a ficha à mão e cole no lugar onde o momento acontece.',
			'Depois de sete dias, olhe primeiro para a linha mais fraca.',
		],
		followUp:
			'Passou uma semana, e foi assim, dia por dia. Mude no máximo duas linhas da ficha, diga qual dia motivou cada mudança e deixe o resto quieto.',
		credits:
			'O momento e a versão mínima seguem BJ Fogg, Tiny Habits (2019); a linha SE segue Peter Gollwitzer e as intenções de implementação (American Psychologist, 1999). As FOLGAS partem do estudo de Marissa Sharif e Suzanne Shu sobre reservas de emergência (Journal of Marketing Research, 2017); duas por semana é regra nossa.',
	},
}
