import type { CataloguePrompt } from '../catalogue.ts'

export const prompt: CataloguePrompt = {
	id: 'stack-trace-in-five-lines',
	category: 'programming',
	isPremium: false,
	relatedPrompts: ['debug-one-experiment-at-a-time', '5', 'sql-from-plain-words'],
	publishedOn: '2026-11-22',
	updatedOn: '2026-11-23',
	en: {
		title: 'The first five minutes with an error',
		tagline: 'Five lines before you change anything',
		description:
			'Forty lines of red text, and the urge to paste the first fix from the web. Five lines tell you what it says, where to look, the likely cause and which popular fix to leave alone.',
		tags: ['error message', 'stack trace', 'debugging', 'beginner'],
		searchedAs: [
			'stack trace',
			'stacktrace',
			'traceback',
			'error message',
			'explain this error',
			'what does this error mean',
			'read a stack trace',
			'how to read an error',
			'console error',
			'python error',
			'javascript error',
			'java exception',
			'typeerror',
			'undefined is not a function',
			'cannot read properties of undefined',
			'null pointer exception',
			'nullpointerexception',
			'keyerror',
			'modulenotfounderror',
			'segmentation fault',
			'exception',
			'unhandled promise rejection',
			'build failed',
			'compile error',
			'npm install error',
			'syntax error',
			'red text in the terminal',
			'what is this error',
			'typescript error',
			'fix this error',
			'long red error',
			'importerror',
			'indexerror',
			'valueerror',
			'attributeerror',
			'nameerror',
			'indentationerror',
			'cors',
			'port already in use',
			'command not found',
			'excel vba error',
			'homework doesn’t run',
			'my code doesn’t work',
			'no idea what it means',
			'learning to code',
			'php fatal error',
			'code crashed, crash message',
			'django flask, rust borrow',
			'c segfault, docker build',
			'git error, maven gradle',
			'android studio, vite webpack',
			'404 500, permission denied',
			'connection refused, first program',
			'core dumped, exit code',
			'dependency conflict, sql error',
			'blue screen, cryptic error',
			'react, node, pip, xcode, student',
			'warning, log, panic',
		],
		promptText: `I just did this: [last action]. Setup: [setup]. Then came:

<error>
[error output]
</error>

Before I change anything, five lines:

Says: the innermost error, not its wrappers, in plain words.
Where: the first line of the trace in my own code, and a value to print there that the error hasn’t told and that separates your cause from the next likeliest.
Likely: one cause that fits what I just did, quoting the words that point to it; “assumption:” before whatever they don’t say.
Look: a one-minute command for this setup that changes nothing, and the output that would rule your cause out.
Leave alone: the popular fix for this message that would only hide it here; undoing what I just did isn’t that.

If the trace stops before the root, ask for the rest instead. Tell me to rotate any secret in it, and where to check if my last step may have saved wrong data.`,
		blanks: [
			{ name: 'last action', label: 'What you had just done', example: 'upgraded the ORM and ran the tests' },
			{
				name: 'setup',
				label: 'Language, versions, system',
				example: 'Node 24, TypeScript 5, macOS',
				meaning: 'programming-language',
			},
			{
				name: 'error output',
				label: 'The whole error',
				example: 'TypeError: Cannot read properties of undefined (reading …',
				kind: 'long',
			},
		],
		instructions:
			'Use it in the first minutes, with the whole output and not only its last line. Remove tokens and customer data first. When five lines don’t settle it, or the error comes and goes, move on to the debugging prompt with experiments.',
		steps: [
			'Copy the error from its first line to its last.',
			'Say what you did just before it appeared.',
			'Run the “Look” command before you edit a file.',
		],
		followUp:
			'The “Look” command printed what I paste below. Was the likely cause right? If yes, give the smallest fix; if not, correct your five lines.',
		credits:
			'Looking before guessing is the third of David J. Agans’s nine rules (Debugging, 2002: “Quit thinking and look”). The five lines were written for Pronto.',
	},
	pt: {
		title: 'Deu erro: os primeiros cinco minutos',
		tagline: 'Cinco linhas antes de mexer em nada',
		description:
			'Quarenta linhas vermelhas e a vontade de colar a primeira solução da internet. Cinco linhas contam o que o erro diz, onde olhar, a causa provável e qual gambiarra evitar.',
		tags: ['mensagem de erro', 'stack trace', 'debug', 'iniciante'],
		searchedAs: [
			'stack trace',
			'stacktrace',
			'traceback',
			'mensagem de erro',
			'explicar erro',
			'o que significa esse erro',
			'entender erro',
			'ler stack trace',
			'deu erro no código',
			'erro no console',
			'erro no python',
			'erro no javascript',
			'erro no java',
			'erro no php',
			'erro no npm',
			'erro de compilação',
			'erro de sintaxe',
			'exceção',
			'typeerror',
			'keyerror',
			'nullpointerexception',
			'undefined is not a function',
			'build quebrou',
			'tela vermelha no terminal',
			'programa não roda',
			'não compila',
			'resolver erro',
			'código deu pau',
			'importerror',
			'indexerror',
			'valueerror',
			'attributeerror',
			'nameerror',
			'indentationerror',
			'cors',
			'porta em uso',
			'comando não encontrado',
			'trabalho da faculdade não roda',
			'não entendo o erro',
			'aprender a programar',
			'erro no sql',
			'falha ao compilar',
			'erro em inglês',
			'django flask, docker build',
			'git erro, maven gradle',
			'android studio, vite webpack',
			'404 500, permission denied',
			'permissão negada, connection refused',
			'fatal error, null pointer',
			'erro estranho',
			'vscode, estudante, aviso, dependência, flutter',
			'laravel, spring, travou, pane',
		],
		promptText: `Fiz isto: [última ação]. Ambiente: [ambiente]. Apareceu:

<erro>
[erro]
</erro>

Antes de eu mexer, cinco linhas:

Diz: o erro que começou tudo, sem os que só o embrulham, em português claro.
Onde: a primeira linha do rastro que é código meu, e um valor para imprimir ali, que o erro ainda não contou e que separe a sua causa da segunda mais provável.
Provável: uma causa que o que fiz explique, com as palavras do erro que a apontam; o que elas não dizem leva “suposição:”.
Olhe: um comando de um minuto, deste ambiente, que não altera nada, e a saída que derrubaria a sua causa.
Não faça: a solução famosa que, aqui, só esconde o problema. Desfazer o que fiz não é isso.

Se o rastro acaba antes da raiz, peça o resto em vez de responder. Se houver senha ou chave à vista, avise para eu trocar; se o que fiz pode ter gravado dado errado, diga onde conferir.`,
		blanks: [
			{
				name: 'última ação',
				label: 'O que você acabou de fazer',
				example: 'atualizei o Laravel e abri o login',
			},
			{
				name: 'ambiente',
				label: 'Linguagem, versões, sistema',
				example: 'Python 3.13, Django 5, Ubuntu',
				meaning: 'programming-language',
			},
			{
				name: 'erro',
				label: 'O erro inteiro',
				example: 'KeyError: ‘cpf’ em views.py, linha 41, em cadastrar',
				kind: 'long',
			},
		],
		instructions:
			'Use logo nos primeiros minutos, com a saída inteira e não só a última linha. Tire antes tokens, CPF e dados de clientes. Se cinco linhas não resolverem, ou se o erro for e voltar, passe para “Encurrale o bug, um teste por vez”.',
		steps: [
			'Copie o erro da primeira à última linha.',
			'Diga o que fez logo antes.',
			'Rode o comando de “Olhe” antes de editar qualquer arquivo.',
		],
		followUp:
			'O comando de “Olhe” mostrou o que colo abaixo. A causa provável se confirmou? Se sim, mande a menor correção; se não, conserte as cinco linhas.',
		credits:
			'Olhar antes de chutar é a terceira das nove regras de David J. Agans (Debugging, 2002). As cinco linhas foram escritas para o Pronto.',
	},
}
