const ENGLISH = `
	a about above after again against all am an and any are as at be because been before being below between
	both but by can did do does doing down during each few for from further had has have having he her here
	hers herself him himself his how i if in into is it its itself just me more most my myself no nor not
	now of off on once only or other our ours ourselves out over own same she should so some such than that
	the their theirs them themselves then there these they this those through to too under until up very was
	we were what when where which while who whom why will with you your yours yourself yourselves
	arent cant couldnt didnt doesnt dont hasnt havent im isnt ive lets shouldnt thats theres theyre wasnt whats
	wont wouldnt youre youve`

const PORTUGUESE = `
	a ao aos aquela aquelas aquele aqueles aquilo as ate cada com como da das de dela delas dele deles
	depois do dos e ela elas ele eles em entre era eram essa essas esse esses esta estamos estao estas
	estava estavam este esteja estejam estes esteve estive estiver estiveram estou eu foi fomos for fora
	foram forem formos fosse fui ha haja hajam hao havemos hei houve houveram isso isto ja lhe lhes mais mas
	me mesmo meu meus minha minhas muito na nao nas nem no nos nossa nossas nosso nossos num numa o onde os
	ou para pela pelas pelo pelos por porque pra pro qual quando que quem sao se seja sejam sem sera serei
	seria seu seus so sobre somos sou sua suas tambem te tem temos tenha tenham tenhamos tenho tera terei
	teria teu teus teve tinha tinham tinhamos tive tiver tiveram tu tua tuas um uma vai voce voces vos vou`

/**
 * Folded words that say nothing about a prompt, in either language. PostgreSQL knows its own lists, but only one
 * language at a time and only with accents: in 'dicas para não esquecer', 'para' would have to occur in English texts.
 */
export const STOP_WORDS: ReadonlySet<string> = new Set(`${ENGLISH} ${PORTUGUESE}`.trim().split(/\s+/))

const ENGLISH_FILLERS = `
	actually ai always anyone bit ever gonna hello hi instead lot ok okay suggest suggestion suggestions thanks without wondering
	anything best better chatgpt claude could create creating easy example examples fast find finding gemini get
	getting give good gpt great help helping helps idea ideas id ill improve know learn let like looking make making many may
	maybe might much must need needs please prompt prompts properly quick quickly really recommend search should shall show
	simple somebody someone something sample start stuff template templates thing things tip tips today tomorrow tonight tool tools try trying
	us use using want wanna want wants way ways without work working would write`

const PORTUGUESE_FILLERS = `
	ainda aqui dai entao estar ficar ir meio muita muitas muitos ne obrigada obrigado oi ola outra outras outro outros sempre ser
	sugerir sugestao sugestoes sugira ta tao ter to tudo
	agora algo alguem amanha ajuda ajudar ajude ajudem aprender boa boas bom bons busca buscando busco coisa coisas como consegue conseguir consigo
	criar crie dar deveria devo dica dicas elaborar elabore escreva escreve escrever exemplo exemplos faca faco faz fazendo
	fazer favor facil ferramenta forma quanto quanta quantos quantas fica gerar gere gostaria gratis gratuita gratuito hoje ia ideia ideias jeito melhor melhores
	modelo modelos montar monte pode podem poder posso precisa precisamos precisar preciso procurando procuro quer queremos
	querer queria quero rapida rapido sabe saber sei simples tentar texto textos usando usar vale pena`

/**
 * Folded words that say what somebody wants done, not about what: they count only where a query has no other word. On
 * their own they are words like any other.
 */
export const FILLER_WORDS: ReadonlySet<string> = new Set(
	`${ENGLISH_FILLERS} ${PORTUGUESE_FILLERS}`.trim().split(/\s+/),
)

/** Words between others that people write as they say them, and how names have them. */
export const SPOKEN: ReadonlyMap<string, string> = new Map([
	['pra', 'para'],
	['pras', 'para'],
	['pro', 'para'],
	['pros', 'para'],
	['vc', 'voce'],
	['q', 'que'],
	['oq', 'que'],
	['oque', 'que'],
])
