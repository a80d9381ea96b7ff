import type { PromptSample } from '../catalogue.ts'

export const sample: PromptSample = {
	id: 'answer-a-hard-email',
	en: {
		writtenOn: '2026-11-23',
		answers: {
			email: `From: Curtis
To: me
Cc: Helena (director), the whole project list
Subject: RE: RE: Launch date AGAIN

I have asked for the final product photos three times now. Three. Some of us have deadlines that actually matter. I understand that photography is apparently an art and cannot be rushed, but the catalog goes to print on the 14th with or without you, and I am not going to be the one explaining to Helena why half the pages say PHOTO COMING SOON.

For the record, the list I sent on the 2nd was perfectly clear. If you had questions you could have asked instead of going silent for a week.

Please confirm by end of day that ALL 40 photos will be with me tomorrow, retouched, or tell Helena yourself why not.

Curtis`,
			outcome:
				'print date holds with the 31 photos that are ready now, and the last nine follow on the 11th, because those samples reached me only on Monday; and Curtis writes to me directly next time',
			'my limit':
				'a night’s work, unretouched files, or the story that I went silent: I wrote on the 4th and again on the 7th asking where the nine samples were',
		},
		text: `1. **What he wants:** a date he can rely on for all 40 retouched photos, so that he doesn't have to explain gaps to Helena. Assumption: the copy to the whole list is there to put the delay on record as yours.
2. **The fact to correct:** you weren't silent. You wrote on the 4th and again on the 7th, asking where the nine samples were.
3. **Call or silence:** neither is sooner. Silence would confirm his story to everyone in copy. Answer in writing today, to the same people, and keep a call for later if "write to me directly" doesn't stick.

## Cool

> Curtis,
>
> The 14th holds. 31 final photos are ready now: (?). The remaining nine follow on the 11th, retouched.
>
> Those nine samples reached me only on Monday. I wrote to (?) on the 4th and again on the 7th to ask where they were, so "silent for a week" is wrong.
>
> All 40 tomorrow is not possible, and I don't send unretouched files.
>
> Next time, please write to me directly.
>
> Thanks,

## Warm

> Hi Curtis,
>
> I want this catalog on press on the 14th too, and it can be. 31 final photos are ready now, so those pages can go ahead: (?). The last nine come to you on the 11th, retouched.
>
> They're later because the samples reached me only on Monday. I had asked where they were on the 4th and the 7th, writing to (?). So tomorrow it's 31, not 40.
>
> Next time, write to me directly and I can tell you where things stand.
>
> Best,

## Ends the exchange

> Curtis, Helena,
>
> For everyone's planning, the catalog can print on the 14th:
>
> - Ready now: 31 final photos, here: (?)
> - On the 11th: the last nine, retouched
>
> The nine samples reached me on Monday, after I asked for them on the 4th and the 7th, writing to (?). Nothing can come sooner than these dates, and the files go out retouched only.
>
> No reply needed. Curtis, next time please write to me directly.
>
> Thanks, all,

**Fill in before sending:** the link to the 31 files, and who got your messages of the 4th and the 7th. If that was Curtis, write "to you" and have both at hand. If it was somebody else, name them: he may honestly not know that you asked.

**Who should read it first:** nothing here puts a lawsuit or your job in play. If there's something I can't see, such as a warning already on file or a contract penalty for the date, have someone you trust in HR, or a lawyer, read it before Helena does.

**The sentence that would look worst forwarded** is in the cool one:

> "I wrote to (?) on the 4th and again on the 7th to ask where they were, so 'silent for a week' is wrong."

The second half quotes him in order to score. The dates do that work alone. Replace it with:

> "I wrote to (?) on the 4th and again on the 7th to ask where they were."`,
		corrections: [
			'It never asks whether the 11th leaves enough time for layout before print on the 14th. Check with whoever builds the pages before you write “The 14th holds.”',
			'The cool reply still contains the sentence that the end of the answer replaces. Paste the correction in before you send it.',
			'“Ends the exchange” asks Curtis to write to you directly in a message to Helena and the whole list. That scolds him in public; move the line to a note to him alone.',
			'“Neither is sooner” dismisses the call in one line. A five-minute call to Curtis before the written reply might settle it faster; judge that yourself.',
		],
	},
	pt: {
		writtenOn: '2026-11-23',
		answers: {
			mensagem: `(WhatsApp, quarta, dia 25, 22h47, grupo “Obra ap 72”, com o arquiteto e a mãe da cliente)

Boa noite né. Mais um dia e nada do armário da cozinha. Você falou que entregava dia 17, hoje é dia 25. Eu já paguei METADE e estou lavando louça no tanque. Meu marido acha que a gente caiu num golpe e eu já tô achando também. Vi no seu Instagram que você postou cozinha de outra cliente na sexta, então pra ela tem tempo.

Quero o armário montado até sexta-feira ou meu dinheiro de volta inteiro no Pix, e ainda quero 20% de desconto pelo transtorno. Se não resolver amanhã vou no Procon e vou colocar vídeo no Instagram marcando a sua marcenaria. Não me venha com desculpa de fornecedor de novo.`,
			resultado:
				'montar na quarta que vem, dia 2, às 8h, porque a chapa na cor que ela trocou no dia 10 só chega na segunda, dia 30; e tratar do assunto só comigo e com ela, fora do grupo',
			'meu limite':
				'do preço combinado (nada de 20%) e das peças já cortadas na medida dela (nada de devolver tudo); o que eu posso é montar já nesta sexta, dia 27, a pia e o gabinete de baixo, que estão prontos',
		},
		text: `**O que ela quer de fato:** suposição: sair do tanque e ver alguma coisa montada que prove que não é golpe.
**O que corrigir:** não é "desculpa de fornecedor": falta a chapa na cor que ela trocou no dia 10, e a pia e o gabinete de baixo estão prontos.
**Telefonema ou silêncio:** telefonema, na quinta de manhã, só para ela, e o texto logo depois, para ficar registrado. Silêncio não: ela deu prazo até amanhã, e o grupo está olhando.

No grupo, só isto: *"Bom dia. Li sua mensagem e respondi no seu privado."*

## Seca

> Bom dia. Sexta, dia 27, às (?), monto a pia e o gabinete de baixo, que estão prontos. O restante monto quarta, dia 2, às 8h: a chapa na cor que você trocou no dia 10 chega segunda, dia 30. O preço é o combinado, sem desconto. Com as peças já cortadas na sua medida, não devolvo o valor inteiro. Daqui em diante, tratamos só eu e você, aqui no privado. Posso ir na sexta?

## Gentil

> Bom dia. Você está lavando louça no tanque, então começo por aí: sexta, dia 27, às (?), monto a pia e o gabinete de baixo, que estão prontos. O restante, quarta, dia 2, às 8h, porque a chapa na cor que você trocou no dia 10 chega segunda, dia 30. Mantenho o preço combinado, sem desconto, e não devolvo tudo, pois as peças estão cortadas na sua medida. Seguimos só eu e você por aqui? Sexta serve?

## A que encerra

> Bom dia. O que vou cumprir: sexta, dia 27, às (?), pia e gabinete de baixo, que estão prontos; quarta, dia 2, às 8h, o restante, pois a chapa na cor que você trocou no dia 10 chega segunda, dia 30. O preço é o combinado, sem desconto. As peças estão cortadas na sua medida; por isso ofereço a montagem, e não a devolução integral. Trato disso só com você, aqui. Basta confirmar a sexta.

## Quem lê antes do envio

Ela falou em Procon: **mostre a um advogado de direito do consumidor amanhã cedo**, antes de mandar qualquer uma das três. Leve o contrato ou orçamento, o comprovante da metade e a conversa do dia 10. A pergunta para ele é uma: **posso negar a devolução?** O artigo 35 do Código de Defesa do Consumidor permite ao cliente, quando a oferta não é cumprida, exigir a entrega ou desfazer o negócio e receber de volta o que adiantou. Peça cortada sob medida, sozinha, pode não bastar.

O que decide é um dado que não está aqui: **quando ela trocou a cor, você avisou por escrito que o dia 17 ia mudar? (?)** Se avisou, guarde o print dessa conversa. Se não avisou, o atraso pode ser seu, e a resposta precisa reconhecer isso numa frase: "Eu devia ter te passado a nova data no dia 10 e não passei".

## A frase mais feia num print

**Era:** "Não tem desconto nem devolução."
**Ficou, na que encerra:** "As peças estão cortadas na sua medida; por isso ofereço a montagem, e não a devolução integral."

A primeira, recortada, vira legenda de vídeo. A segunda leva junto o motivo e o que você está oferecendo.`,
		corrections: [
			'A ordem briga: telefonar e mandar o texto na quinta de manhã, mas só depois de um advogado ler. Decida o que vai primeiro, porque o prazo dela acaba no mesmo dia.',
			'Nenhuma das três responde à cozinha de outra cliente postada na sexta, que é a prova dela de que havia tempo. Uma frase de fato evita a réplica.',
			'Negar a devolução inteira aparece nas três como coisa certa, e só embaixo se lê que o artigo 35 do CDC pode permitir que ela exija. Não envie esse trecho sem conferir.',
			'A linha do que corrigir nega “desculpa de fornecedor”, mas o atraso é justamente de uma chapa que ainda vai chegar. O fato é a troca de cor no dia 10.',
		],
	},
}
