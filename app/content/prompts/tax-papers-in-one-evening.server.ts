import type { CataloguePrompt } from '../catalogue.ts'

export const prompt: CataloguePrompt = {
	id: 'tax-papers-in-one-evening',
	category: 'finance',
	isPremium: false,
	relatedPrompts: ['yearly-bills-in-twelve', 'before-the-limit', '8'],
	publishedOn: '2027-02-22',
	updatedOn: '2027-02-22',
	en: {
		title: 'Tax papers gathered in one evening',
		tagline: 'Three piles, slowest one first',
		description:
			'A few lines about your year turn into a checklist: what to request tonight, what to download, what is already in the drawer. No tax advice, only an end to searching.',
		tags: ['tax return', 'tax documents', 'checklist', 'income tax'],
		searchedAs: [
			'tax return checklist',
			'tax documents checklist',
			'what documents do I need for taxes',
			'what do I need to file taxes',
			'tax prep checklist',
			'prepare for tax season',
			'tax season',
			'organize tax documents',
			'tax folder',
			'w-2',
			'1099',
			'1098',
			'p60',
			't4 slip',
			'self assessment documents',
			'what to bring to my accountant',
			'documents for my tax preparer',
			'missing tax form',
			'file my taxes',
			'income tax papers',
			'receipts for taxes',
			'deductions receipts',
			'tax day',
			'turbotax',
			'h&r block',
			'married this year',
			'new baby taxes',
			'first time filing',
			'shoebox of receipts',
			'irs',
			'accountant appointment, self-employed',
			'rental income, mortgage interest',
			'medical expenses, moved states',
			'last minute, schedule c',
			'k-1, tax deadline',
			'cpa, donation, childcare, divorced, student',
			'crypto, stocks, dividends, late, refund',
			'audit, paperwork, hmrc, cra, 1040',
			'pension, landlord, april, gather',
		],
		promptText: `One evening, one drawer, no tax advice: help me gather the papers for my return.

Country, region and tax year: [country and year]
My year in plain lines (work, side work, accounts, home, family, health, study, anything sold, inherited or moved):
[my year]
Already in my hands: [in hand]
Time tonight: [time tonight]
Who files: [who files]

If you can search, take this year’s document names from the tax authority and link the page. If not, say what each paper proves and mark its name “assumption:”. No limits, rates or deadlines from memory.

At most 25 lines, as ☐, in this order, because other people are slower than websites:
- Ask tonight: who, which paper, one message I can paste.
- Download: where to log in, minutes.
- In hand: what to check on each (right year, name, all pages).

Fill tonight’s time, no more; give the rest a date within a week. Then five questions about things people forget and my lines don’t mention, a file name pattern (2026-bank-savings.pdf), and the folder arranged for whoever files.

Star what belongs with a professional, such as foreign income, a home or shares sold, an inheritance or a company. If I type a tax number or password, tell me to delete it and don’t repeat it. Before you send: does every line of my year lead to a paper, or to “nothing needed”?`,
		blanks: [
			{
				name: 'country and year',
				label: 'Country, region, tax year',
				example: 'United States, Oregon, 2026',
			},
			{
				name: 'my year',
				label: 'Your year in lines',
				example: 'Changed jobs in May; sold some shares; a baby in August',
				kind: 'long',
			},
			{
				name: 'in hand',
				label: 'Already in hand',
				example: 'last pay stub, mortgage letter, a bag of receipts',
			},
			{ name: 'time tonight', label: 'Time tonight', example: 'two hours, from 7 to 9' },
			{
				name: 'who files',
				label: 'Who files',
				example: 'an accountant',
				kind: 'choice',
				choices: ['I file it myself', 'an accountant', 'not decided yet'],
			},
		],
		instructions:
			'Use it once the year is over and the first forms have arrived, weeks before the deadline. It makes a list, and the tax authority or a professional says what counts. Don’t paste tax numbers, account numbers or the forms themselves.',
		steps: [
			'Walk through the year month by month and write one line per event.',
			'Send it and answer the five questions.',
			'Write the messages of the first pile before you log in anywhere.',
			'Stop when the time is up; the rest has its date.',
		],
		followUp:
			'A week later: I will tell you which papers have come. Write one firm reminder for each that hasn’t, and tell me which of them can delay the return.',
		credits:
			'Written for Pronto. Starting with what depends on other people is the critical path of project planning. Document names are left to your tax authority, which changes them.',
	},
	pt: {
		title: 'Os papéis do imposto de renda em uma noite',
		tagline: 'Primeiro o que depende dos outros',
		description:
			'Conte o seu ano em poucas linhas e saia com a lista do IRPF em três pilhas: pedir hoje, baixar agora, já está na gaveta. Quem confirma a regra é a Receita.',
		tags: ['imposto de renda', 'irpf', 'documentos', 'declaração', 'checklist'],
		searchedAs: [
			'documentos para imposto de renda',
			'documentos irpf',
			'documentos para declarar imposto de renda 2027',
			'irpf 2027',
			'imposto de renda 2027',
			'checklist imposto de renda',
			'lista de documentos imposto de renda',
			'o que preciso para declarar',
			'o que levar para o contador imposto de renda',
			'informe de rendimentos',
			'onde pegar informe de rendimentos',
			'informe do banco',
			'informe inss',
			'meu inss informe',
			'recibo médico imposto de renda',
			'receita saúde',
			'declaração pré-preenchida',
			'pré preenchida',
			'malha fina',
			'cair na malha fina',
			'organizar imposto de renda',
			'declarar imposto de renda',
			'leão do imposto de renda',
			'dependente no imposto de renda',
			'mei declara imposto de renda',
			'comprovantes para o ir',
			'plano de saúde',
			'restituição',
			'venda de imóvel',
			'não sei o que separar',
			'quem precisa declarar',
			'primeira vez, gov.br',
			'aluguel recebido, despesas médicas',
			'escola filhos, filho nasceu',
			'carnê-leão, ações bolsa',
			'nubank informe, última hora',
			'carro vendido, notas fiscais',
			'abril maio',
			'imóvel, financiamento, doação, casei, separei',
			'autônomo, criptomoeda, dividendos, investimentos, aposentado',
			'pensão, prazo, atrasada, papelada, deduções',
			'previdência, holerite, herança, pgbl',
		],
		promptText: `Hoje à noite eu só junto os papéis do imposto de renda. Nada de calcular, nada de escolher modelo.

Ano e situação: [ano e situação]
Meu ano em linhas (emprego, bico, MEI, bancos e corretoras, aluguel, casa, carro, filhos, saúde, estudo, venda, herança, pensão):
[meu ano]
Já tenho: [já tenho]
Tempo: [tempo hoje]
Quem declara: [quem declara]

Se puder pesquisar, abra gov.br/receitafederal e confirme nomes e regras deste ano. Se não, diga o que cada papel comprova e ponha “suposição:” na frente do nome. Limite, dedução ou prazo de memória, nenhum. Ganhar pouco ou não pagar imposto não quer dizer que não preciso declarar: mande conferir a lista de obrigados.

Até 25 linhas com ☐, nesta ordem, porque gente demora mais que site:
- Pedir hoje: a quem, o quê e a mensagem pronta.
- Baixar: onde (gov.br, Meu INSS, app do banco, e-CAC), minutos. Separe o que deve vir na pré-preenchida, que se confere, não se aceita.
- Já tenho: o que olhar em cada um (ano, CPF de quem, valor que bate).

Ocupe o meu tempo sem estourar; o resto ganha data nesta semana. Depois, cinco perguntas sobre o que costuma ser esquecido e eu não citei, um padrão de nome de arquivo e a pasta arrumada para quem declara.

Marque com ★ o que pede contador: venda de imóvel, ações, exterior, herança, atividade rural. Se eu digitar CPF ou senha, avise e não repita. Antes de mandar, confira: cada linha do meu ano está numa das listas ou virou pergunta?`,
		blanks: [
			{
				name: 'ano e situação',
				label: 'Ano e situação',
				example: 'IRPF 2027, ano-base 2026; declarei no ano passado',
			},
			{
				name: 'meu ano',
				label: 'Seu ano em linhas',
				example: 'Troquei de emprego em maio; vendi o carro; plano de saúde',
				kind: 'long',
			},
			{
				name: 'já tenho',
				label: 'O que já tem em mãos',
				example: 'informe da empresa nova e recibos do dentista',
			},
			{ name: 'tempo hoje', label: 'Tempo hoje', example: 'das 19h às 21h' },
			{
				name: 'quem declara',
				label: 'Quem declara',
				example: 'um contador',
				kind: 'choice',
				choices: ['eu faço', 'um contador', 'ainda não sei'],
			},
		],
		instructions:
			'Use em março, quando os informes já saíram, bem antes do fim do prazo. Faz a lista; quem diz o que vale é a Receita ou o contador. Não cole CPF, senha do gov.br nem o informe inteiro.',
		steps: [
			'Repasse o ano mês a mês e escreva uma linha por acontecimento.',
			'Confira se a sua conta gov.br é prata ou ouro.',
			'Envie e responda às cinco perguntas.',
			'Mande as mensagens da primeira pilha antes de abrir qualquer site.',
		],
		followUp:
			'Passou uma semana: vou dizer o que chegou. Escreva um lembrete firme para cada papel que falta e diga qual deles trava a declaração.',
		credits:
			'Escrito para o Pronto. Começar pelo que depende dos outros é ideia tirada do caminho crítico do planejamento de projetos. Nomes e regras ficam com a Receita Federal, que os atualiza a cada ano.',
	},
}
