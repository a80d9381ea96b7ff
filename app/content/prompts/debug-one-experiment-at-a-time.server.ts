import type { CataloguePrompt } from '../catalogue.ts'

export const prompt: CataloguePrompt = {
	id: 'debug-one-experiment-at-a-time',
	category: 'programming',
	isPremium: false,
	relatedPrompts: ['stack-trace-in-five-lines', '13', '5'],
	publishedOn: '2026-11-22',
	updatedOn: '2026-11-23',
	en: {
		title: 'Corner the bug, one experiment at a time',
		tagline: 'No fix before a prediction comes true',
		description:
			'A debugging partner with a lab notebook: rival explanations, what each predicts, and one cheap experiment per message. You run it, hypotheses die, and the fix comes last.',
		tags: ['debugging', 'bug', 'troubleshooting', 'root cause'],
		searchedAs: [
			'debugging',
			'debug my code',
			'debug step by step',
			'help me debug',
			'find the bug',
			'root cause',
			'root cause analysis',
			'troubleshooting',
			'troubleshoot an error',
			'intermittent bug',
			'heisenbug',
			'flaky test',
			'works on my machine',
			'works locally not in production',
			'production bug',
			'random 500 errors',
			'502 bad gateway',
			'race condition',
			'memory leak',
			'can’t reproduce the bug',
			'rubber duck debugging',
			'scientific debugging',
			'why is my code not working',
			'my code doesn’t work',
			'stuck on a bug',
			'bug that comes and goes',
			'debug assistant',
			'app crashes randomly',
			'program doesn’t work',
			'it worked yesterday',
			'nothing changed but broken',
			'page loads blank',
			'slow query timeout',
			'api returns wrong data',
			'arduino not working',
			'excel macro not working',
			'css layout broken',
			'can’t find the problem',
			'been stuck for hours',
			'logs show nothing',
			'login fails sometimes',
			'printer wifi problem',
			'regression after update',
			'website broken, infinite loop',
			'weird behaviour, intermittent failure',
			'hard bug',
			'deadlock, bisect',
		],
		promptText: `Let’s corner a bug. You keep the notebook, I run the experiments, one per message. If you can run the code or read the repository and logs, run the experiments yourself and show each command with its output.

Seen: [symptom]
Expected: [expected]
Last time it worked, and what has changed since: [what changed]
Ruled out, and how: [ruled out]

<evidence>
[evidence]
</evidence>

Rules of the notebook:

A fact is something the evidence shows. What I ruled out counts only if I say how; otherwise it goes back among the suspects. Anything you fill in yourself starts with “assumption:”.

A hypothesis names a place and a mechanism, and predicts something I could see. Start with four to six from different layers: data, code, configuration, environment, dependency, clock, and the observation itself. One of them starts from what has changed, one doesn’t. No percentages. The one that explains the most facts comes first, with the fact it can’t explain beside it.

An experiment tells at least two hypotheses apart, changes one thing, takes under five minutes and can be undone. Printing comes before patching. Nothing that writes to production data.

No fix until one hypothesis has made a prediction that its rivals did not make, and it came true.

Every message: the table No. | Hypothesis | Predicts | Can’t explain | Open, dead or confirmed. Below it one experiment, as the exact command or line, and “If you see A, … die; if you see B, … die.” Then stop and wait for what I saw, unless you ran it yourself.

Five experiments, and no hypothesis dead? Doubt the facts: is the code that runs the code we are reading?

When one is confirmed: the cause in a sentence that explains everything under Seen, the smallest fix that gives what I expected, the test that would have caught it, and where else the same mistake may be waiting.`,
		blanks: [
			{
				name: 'symptom',
				label: 'What you see',
				example: 'about one upload in fifty ends up empty',
			},
			{ name: 'expected', label: 'What you expected', example: 'the stored file has the size that was sent' },
			{
				name: 'what changed',
				label: 'Last worked, changed since',
				example: 'fine until Monday; new image library, second server',
			},
			{ name: 'ruled out', label: 'Ruled out, and how', example: 'network: same result on localhost' },
			{
				name: 'evidence',
				label: 'Code, logs, numbers',
				example: '12:04:11 PUT /files/88 200 0 bytes',
				kind: 'long',
			},
		],
		instructions:
			'Use it when the obvious fix has already failed once, or when the bug comes and goes. Say how you ruled things out; “it can’t be the cache” is where many bugs live. Not for an outage in progress: restore the service first.',
		steps: [
			'Write the symptom with numbers: how often, since when, for whom.',
			'Paste logs and code without secrets or customer data.',
			'Run one experiment and report exactly what you saw.',
			'Repeat until one hypothesis is left and has predicted something.',
		],
		followUp:
			'I ran it. Result, word for word: … Update the table, say which hypothesis this surprised, and give me the next experiment.',
		credits:
			'The hypothesis notebook is scientific debugging as Andreas Zeller describes it in Why Programs Fail (2005); changing one thing at a time and checking the obvious are among David J. Agans’s rules in Debugging (2002).',
	},
	pt: {
		title: 'Encurrale o bug, um teste por vez',
		tagline: 'Nada de correção antes da prova',
		description:
			'Um parceiro de investigação que anota tudo: suspeitos, o que cada um faria aparecer e um único teste barato por mensagem. Você roda, suspeitos caem e o conserto fica para o fim.',
		tags: ['debug', 'bug', 'depuração', 'causa raiz'],
		searchedAs: [
			'debug',
			'debugar',
			'debugar passo a passo',
			'depurar código',
			'depuração',
			'me ajuda a debugar',
			'achar o bug',
			'causa raiz',
			'análise de causa raiz',
			'bug intermitente',
			'bug que some e volta',
			'erro que só acontece em produção',
			'na minha máquina funciona',
			'funciona local e não em produção',
			'erro 500 aleatório',
			'erro 502',
			'teste que falha às vezes',
			'condição de corrida',
			'vazamento de memória',
			'não consigo reproduzir o erro',
			'por que meu código não funciona',
			'travado num bug',
			'fuso horário errado',
			'data errada no sistema',
			'pato de borracha',
			'investigar erro',
			'app fecha sozinho',
			'site fora do ar',
			'programa parou de funcionar',
			'não mudei nada e quebrou',
			'api retorna errado',
			'docker não sobe',
			'arduino não funciona',
			'macro do excel',
			'não acho o problema',
			'log não mostra nada',
			'código não roda',
			'regressão depois da atualização',
			'app trava, site quebrado',
			'ontem funcionava, tela branca',
			'lento demais, css quebrado',
			'loop infinito, comportamento estranho',
			'horas tentando, login falha',
			'erro difícil, bug chato',
			'consertar código',
		],
		promptText: `Vamos investigar um bug como caso de polícia: suspeitos, álibis e um teste por mensagem. Você conduz, eu rodo. Se você mesmo consegue rodar o código ou ler repositório e logs, faça isso e mostre comando e saída.

O que aparece: [sintoma]
O que deveria aparecer: [esperado]
Quando ainda funcionava e o que mudou de lá para cá: [o que mudou]
Quem eu já descartei, e como: [descartados]

<provas>
[provas]
</provas>

As regras da casa:
- Fato é o que as provas mostram. Descarte sem “como” não vale: o suspeito volta para a lista. O que você completar por conta própria leva “suposição:”.
- Suspeito é um lugar e um mecanismo (onde e como), com um rastro que eu poderia ver. Comece com quatro a seis, de áreas diferentes: dado, código, configuração, ambiente, dependência, relógio e fuso, e a própria medição. Um deles parte do que mudou; outro, não. Sem porcentagem: na frente fica quem explica mais fatos, com o fato que ele não explica ao lado.
- Teste bom separa pelo menos dois suspeitos, muda uma coisa só, leva menos de cinco minutos e dá para desfazer. Log antes de remendo. Nada que grave em produção.
- Nada é corrigido antes que um suspeito acerte uma previsão que os outros não fizeram.

Toda mensagem traz o quadro Nº | Suspeito | Rastro previsto | Não explica | Situação (aberto, descartado ou confirmado). Embaixo, um teste, com o comando ou a linha exata, e “se der A, caem …; se der B, caem …”. Aí pare e espere o que eu vi, a menos que você mesmo rode.

Cinco testes e nenhum suspeito caiu? Desconfie dos fatos: o código que está rodando é este que estamos lendo?

Com o culpado confirmado: a causa em uma frase que explique tudo o que aparece, a menor correção que leve ao que deveria aparecer, o teste automatizado que teria avisado antes e onde mais o mesmo erro pode estar escondido.`,
		blanks: [
			{ name: 'sintoma', label: 'O que aparece', example: 'um em cada trinta boletos sai com valor zero' },
			{ name: 'esperado', label: 'O que deveria aparecer', example: 'o boleto tem o mesmo valor do pedido' },
			{
				name: 'o que mudou',
				label: 'Quando funcionava, o que mudou',
				example: 'até sexta; trocamos o servidor e a versão do PHP',
			},
			{
				name: 'descartados',
				label: 'O que descartou, e como',
				example: 'banco: o valor está certo na tabela pedidos',
			},
			{
				name: 'provas',
				label: 'Código, logs, números',
				example: '09:14:02 boleto 5512 valor=0.00 cliente=88',
				kind: 'long',
			},
		],
		instructions:
			'Use quando a correção óbvia já falhou uma vez ou quando o erro vai e volta. Conte como descartou cada coisa; muito bug mora no “cache não é”. Não serve com o sistema fora do ar: primeiro restabeleça o serviço.',
		steps: [
			'Descreva o sintoma com números: quantas vezes, desde quando, com quem.',
			'Cole logs e código sem senha, CPF nem dado de cliente.',
			'Rode um teste e conte exatamente o que apareceu.',
			'Repita até sobrar um suspeito que tenha acertado uma previsão.',
		],
		followUp:
			'Rodei. Apareceu, letra por letra: … Atualize o quadro, diga qual suspeito foi pego de surpresa e mande o próximo teste.',
		credits:
			'Trabalhar com hipóteses e previsões é a depuração científica que Andreas Zeller descreve em Why Programs Fail (2005); mudar uma coisa por vez e conferir o óbvio estão entre as regras de David J. Agans em Debugging (2002).',
	},
}
