import type { PromptSample } from '../catalogue.ts'

export const sample: PromptSample = {
	id: 'contract-in-plain-words',
	en: {
		writtenOn: '2026-11-23',
		answers: {
			'my side': 'the one who does the work',
			'spoken deal':
				'$3,600 for 12 illustrations, half before I start, two rounds of changes, I keep the originals and may show the work on my website once the book is out',
			place: 'Portland, Oregon, United States',
			'bearable loss': '$2,000',
			contract: `1. Services. Illustrator shall deliver twelve (12) illustrations by March 15, 2027, and shall make such revisions as Publisher reasonably requires.
2. Fee. $3,600, payable within ninety (90) days after Publisher’s acceptance of all illustrations. Acceptance is at Publisher’s sole discretion.
3. Late delivery. Illustrator shall credit Publisher $100 for each day of delay.
4. Rights. All illustrations, sketches and preparatory materials are works made for hire and, to the extent they are not, are hereby assigned to Publisher upon creation, in all media, in perpetuity.
5. Publicity. Illustrator shall not display the illustrations without prior written consent.
6. Termination. Publisher may terminate at any time upon written notice, paying for illustrations accepted before the notice. Illustrator may terminate only for nonpayment outstanding more than sixty (60) days after the due date.
7. Indemnity. Illustrator shall indemnify and hold Publisher harmless from any and all claims, losses and legal fees arising out of the illustrations.
8. Exclusivity. For twelve (12) months after publication Illustrator shall not illustrate any competing title.
9. Options. Publisher may commission a sequel on the same terms within two years.
10. Law. This Agreement is governed by the laws of New York; disputes shall be heard exclusively in New York County.`,
		},
		text: `# Five days

**1. The money doesn't come.**
Payment may take ninety days after acceptance, which is "at Publisher’s sole discretion" (2). Assumption: no date forces that decision, so the ninety days may never begin. Once it is due, you may end the contract only for nonpayment "outstanding more than sixty (60) days after the due date" (6). You pay for the wait; advance and interest aren't mentioned.
**Verdict: against me.**

**2. Somebody asks for more than we agreed.**
You owe "such revisions as Publisher reasonably requires" (1). Assumption: "reasonably" covers any change they can give a reason for, in any number of rounds. No extra fee is named, so you pay with your time, and acceptance (2) can wait until you have done them. A thirteenth illustration isn't mentioned.
**Verdict: against me; on a thirteenth, silent.**

**3. One of us wants out.**
You: "only for nonpayment", once it is late enough (6). No other reason counts. They: "at any time upon written notice" (6), owing only for "illustrations accepted before the notice" (6). Assumption: if they have accepted none, they owe nothing, even for finished work, and still own it, because rights pass on creation (4). You pay.
**Verdict: against me.**

**4. Something goes wrong.**
A delay: you credit "$100 for each day of delay" (3), with no cap and no exception if they caused it. A stranger's claim: you cover "any and all claims, losses and legal fees" (7). Assumption: also without a mistake of yours, or over a change they ordered. You pay. Mistakes aren't mentioned beyond revisions (1); leaks, only as display (5).
**Verdict: against me; on leaks, silent.**

**5. It is over.**
They own everything, sketches included: "in all media, in perpetuity" (4). You may not display it "without prior written consent" (5), nor illustrate "any competing title" for twelve months after publication (8). Assumption: they decide what competes. Indemnity (7) has no end date. Nothing renews by itself, but they may order a sequel "on the same terms" (9); assumption: you can't refuse.
**Verdict: against me.**

# Said, not written

- **Half before you start:** turned around. All of it comes after acceptance, up to ninety days later (2).
- **Two rounds of changes:** turned around. No number (1).
- **You keep the originals:** dropped, perhaps turned around. Clause 4 takes the rights in illustrations, sketches and preparatory materials. Assumption: it is read to include the paper itself.
- **On your website once the book is out:** turned around. Only with written consent, also after publication (5).

The $3,600, the twelve illustrations and nothing else of the talk are there as you remember them.

# Ask for

**1. The claims with no limit (7, and with it 3)**
> "I'm glad to stand behind my own work; could we limit this to what is in my hands, with a total we both know?"

New wording: *"Illustrator shall indemnify Publisher for losses finally awarded by a court because Illustrator copied another person's work, excluding anything supplied or requested by Publisher. Illustrator's total liability under this Agreement, including any credits under clause 3, shall not exceed $2,000."*

**2. The delay with no cap (3)**
> "Could the late credit have a ceiling, and pause while I'm waiting for your feedback?"

New wording: *"Illustrator shall credit Publisher $100 for each day of delay caused by Illustrator alone, up to $360 in total. The delivery date moves by each day on which Illustrator waits for Publisher's feedback or materials."*

**3. The fee (2 and 6)**
> "We had talked about half before I start; could the contract say so, with a date by which you tell me whether the work is accepted?"

New wording: *"$1,800 is payable on signing and is not refundable. $1,800 is payable within 30 days after delivery. Illustrations are accepted unless Publisher names specific corrections in writing within 14 days after delivery. On termination by Publisher, Publisher also pays for finished and begun illustrations in proportion to the work done."*

**4. The originals, the rights and the website (4 and 5)**
> "As we said, I'd like to keep the originals and show the work once the book is out; may I add both, and have the rights pass with the payment?"

New wording: *"The rights in the final illustrations pass to Publisher on full payment. Illustrator keeps the physical originals, the sketches and all works made before this Agreement. After publication, Illustrator may show the illustrations on Illustrator's website and in a portfolio."*

**5. The rounds (1)**
> "Could we write down the two rounds we agreed on, so that we both know what is included?"

New wording: *"The fee includes two rounds of changes. Further changes are quoted and agreed in writing before work begins."*

# Worst case

**No limit.** The delay credit (3) runs at $100 a day with no end: on day 20 it reaches the $2,000 you could bear, on day 36 the whole fee. Assumption: a credit beyond the fee is money you owe. The claims, losses and legal fees of clause 7 come on top and have no ceiling. Not counted, because it is income lost and not a debt: twelve months without competing titles (8).

# Lawyer

**Yes.** The worst case is above $2,000; clause 7 has you pay for other people's claims; clause 8 is a noncompete; clause 10 brings in the law and the courts of another state; and clause 4, read broadly ("preparatory materials"), could reach sketches you made earlier. I found no personal guarantee.

Three questions to take along:
1. What would clause 7 mean for me if a stranger sues over something the publisher asked for, and would any insurance of mine answer?
2. If they cancel before accepting anything, who owns the work I have finished under clause 4, and what could I claim from Portland if disputes go to New York County (10)?
3. What would count as a "competing title" (8), and would I have to take a sequel at $3,600 (9), two years counted from when?`,
		corrections: [
			'None of the five new wordings says which sentence it replaces. Added to clause 2 as it stands, the “sole discretion” and the ninety days would survive: write “replaces clause …” above each.',
			'The polite sentence for the fee mentions half up front and an acceptance date, but its wording also adds no refund, 30 days and pay on cancellation. The publisher will feel surprised; say so.',
			"“Up to $360 in total” for delay and the $2,000 cap are figures it chose or borrowed from your limit. Decide them yourself, and don't show your limit as the opening offer.",
			'The twelve months without competing titles (8) and the sequel at the same price (9) get no request at all, though both are called against you. Choose whether one should replace a request.',
		],
	},
	pt: {
		writtenOn: '2026-11-23',
		answers: {
			'meu lado': 'quem faz o serviço',
			combinado:
				'R$ 2.400 por mês por oito vídeos curtos, pago todo dia 5, uma rodada de ajustes por vídeo, qualquer um pode sair avisando 30 dias antes; vou uma vez por semana à agência só para gravar',
			cidade: 'Londrina, PR',
			'prejuízo suportável': 'R$ 3.000',
			contrato: `Cláusula 1ª. A CONTRATADA prestará serviços de produção audiovisual, em quantidade a ser definida pela CONTRATANTE conforme demanda, com no mínimo oito vídeos mensais.
Cláusula 2ª. Pela prestação, a CONTRATANTE pagará R$ 2.400,00 mensais, em até 30 dias após a emissão da nota fiscal e o recebimento do valor pago pelo cliente final.
Cláusula 3ª. A CONTRATADA realizará as alterações solicitadas até a plena satisfação do cliente final, sem ônus.
Cláusula 4ª. A CONTRATADA deverá comparecer à sede de segunda a sexta-feira, das 9h às 15h, reportando-se ao gerente de conteúdo.
Cláusula 5ª. Durante a vigência e por 12 meses após o término, a CONTRATADA não prestará serviços a clientes da CONTRATANTE nem a empresas concorrentes.
Cláusula 6ª. O contrato vigora por 24 meses e renova-se automaticamente por igual período, salvo manifestação com 90 dias de antecedência.
Cláusula 7ª. Em caso de rescisão antecipada pela CONTRATADA, incidirá multa equivalente a seis mensalidades. A CONTRATANTE poderá rescindir a qualquer tempo, mediante aviso de 5 dias.
Cláusula 8ª. A CONTRATADA responde por quaisquer danos, inclusive de terceiros, decorrentes do uso de imagem e de dados pessoais.
Cláusula 9ª. Todo o material, inclusive bruto e projetos editáveis, pertence à CONTRATANTE.
Cláusula 10ª. Fica eleito o foro da Comarca de São Paulo.`,
		},
		text: `# Cinco dias

**O dia do calote.** Talvez nem tenha vencido. A cláusula 2ª conta 30 dias depois da nota e do "recebimento do valor pago pelo cliente final". suposição: na pior leitura, se o cliente não paga a agência, você não recebe; na outra, só espera. Sobre juros, multa por atraso e parar de entregar, nada escrito. A conta fica com você. **Contra você; calado sobre o atraso.**

**O dia do "já que você está aí".** Oito é piso, sem teto: "conforme demanda, com no mínimo oito vídeos mensais" (1ª), pelos mesmos R$ 2.400 (2ª). Ajuste vai "até a plena satisfação do cliente final, sem ônus" (3ª). suposição: na pior leitura, você refaz sem fim, de graça, até alguém que não assinou gostar; na outra, até ficar razoável. A conta fica com você. **Contra você.**

**O dia da saída.** *A sua:* antes dos 24 meses, "multa equivalente a seis mensalidades" (7ª): R$ 14.400. O texto não abre exceção nem se eles atrasarem. *A deles:* "a qualquer tempo, mediante aviso de 5 dias" (7ª), sem multa. Sobre pagar os vídeos já começados, calado. Nas duas, a conta fica com você. **Contra você.**

**O dia do problema.** Imagem ou dado pessoal: você "responde por quaisquer danos, inclusive de terceiros" (8ª). suposição: na pior leitura, paga mesmo seguindo ordem da agência, sem teto; na outra, só o que causar. Cliente reclamou: refaz "sem ônus" (3ª). Atraso: não há prazo de entrega nem castigo escrito, o que não quer dizer que pode. A conta fica com você. **Contra você; calado sobre atraso.**

**O dia seguinte ao fim.** Por 12 meses, nada "a clientes da CONTRATANTE nem a empresas concorrentes" (5ª), sem pagamento previsto. suposição: na pior leitura, qualquer agência; na outra, só rivais diretas. É deles "Todo o material, inclusive bruto e projetos editáveis" (9ª), pago ou não; portfólio, calado. Sem aviso 90 dias antes, renovam-se 24 meses (6ª). Briga, em São Paulo (10ª). A conta é sua. **Contra você.**

# Ficou de fora

| Combinado | No contrato |
|---|---|
| oito vídeos curtos | pelo menos oito; "curtos" sumiu (1ª) |
| pago todo dia 5 | até 30 dias depois da nota e de o cliente pagar (2ª) |
| uma rodada de ajustes por vídeo | sem limite e sem pagar a mais (3ª) |
| agência uma vez por semana, só para gravar | segunda a sexta, das 9h às 15h, com gerente: 30 horas por semana (4ª) |
| qualquer um sai avisando 30 dias antes | 24 meses e multa para você; 5 dias para eles (6ª e 7ª) |

Os R$ 2.400 por mês continuam lá. E entrou o que, pelo que você contou, ninguém conversou: a proibição de 12 meses (5ª), os danos (8ª), o material bruto e os editáveis (9ª) e São Paulo (10ª).

# Pedir

**1. Danos (8ª)**
*Mensagem:* "Assumo o que eu causar. Podemos pôr um limite e separar o que depende da agência?"
*Redação:* "A CONTRATADA responde pelos danos que causar por culpa sua, até o limite total de R$ 2.400,00. As autorizações de uso de imagem e os dados pessoais fornecidos pela CONTRATANTE são de responsabilidade desta."

**2. Saída e renovação (6ª e 7ª)**
*Mensagem:* "A gente tinha combinado 30 dias de aviso para os dois lados; dá para o contrato dizer isso?"
*Redação:* "O contrato vigora por prazo indeterminado. Qualquer das partes pode encerrá-lo, sem multa, com aviso por escrito de 30 dias, pagos os serviços prestados até o fim do aviso."

**3. Presença e outros clientes (4ª e 5ª)**
*Mensagem:* "Como vou à agência uma vez por semana para gravar e atendo outras pessoas, podemos ajustar estas duas?"
*Redação:* "A CONTRATADA comparecerá à sede uma vez por semana, apenas para gravação, organizando livremente o restante do seu trabalho. Não há exclusividade nem restrição de clientes durante a vigência ou após o término."

**4. Quantidade e ajustes (1ª e 3ª)**
*Mensagem:* "Para eu entregar sempre bem, podemos escrever os oito vídeos e a rodada de ajustes que combinamos?"
*Redação:* "A CONTRATADA entregará oito vídeos curtos por mês, com uma rodada de ajustes por vídeo. Vídeo ou rodada a mais será feito mediante orçamento aprovado por escrito."

**5. Pagamento (2ª)**
*Mensagem:* "O pagamento combinado foi todo dia 5; podemos deixar a data no lugar do recebimento do cliente?"
*Redação:* "A CONTRATANTE pagará R$ 2.400,00 mensais, todo dia 5, independentemente de receber do cliente final. Em caso de atraso superior a 10 dias, a CONTRATADA poderá suspender as entregas até o pagamento."

O teto de R$ 2.400 e a suspensão depois de 10 dias são propostas minhas; o resto vem do combinado, exceto o fim da restrição de clientes, que ninguém combinou em sentido nenhum.

# Pior caso

**Sem limite.** A 8ª não tem teto e a 3ª não tem fim. Só a parte que dá para somar, a multa da 7ª, é 6 × 2.400 = **R$ 14.400**, quase cinco vezes os R$ 3.000 que você aguenta. Se o contrato se renovar, a multa continua valendo por mais 24 meses.

# Advogado: sim

O pior caso passa do que você aguenta, há restrição de clientes (5ª), o foro é São Paulo e não Londrina (10ª), e a 4ª traz horário e gerente. Leve estas três perguntas e a conversa do WhatsApp:

1. Com horário fixo, de segunda a sexta, e me reportando a um gerente, isto é prestação de serviço ou outra coisa? O que muda para mim?
2. A multa só para o meu lado (7ª), os danos sem teto (8ª) e os 12 meses sem pagamento (5ª) valem assim, em São Paulo, ou dá para contestar em Londrina?
3. "Todo o material" (9ª) alcança o que eu já tinha antes, como modelos e projetos antigos, ou o que não me pagarem? E posso mostrar os vídeos no portfólio?

Sem dinheiro para isso, procure a Defensoria Pública e o núcleo de prática jurídica das faculdades de Direito de Londrina. E, enquanto não conversar com alguém, a resposta para a pressa deles pode ser: "Estou lendo com calma e mando meus pontos até ____."`,
		corrections: [
			'A mensagem do pedido 3 diz “atendo outras pessoas”, coisa que você não contou. Se não atende, tire: a agência pode perguntar quem são.',
			'O foro em São Paulo (10ª) e o material bruto (9ª) aparecem como problema e não viram pedido. Inclua os dois ou decida que aceita.',
			'O teto de R$ 2.400 para danos e a suspensão depois de 10 dias são ideias da resposta, não do combinado. Veja com o advogado antes de mandar como redação pronta.',
			'O horário de segunda a sexta (4ª) não entra em nenhum dos cinco dias; só surge em “Ficou de fora”. É ele que muda a sua semana: some as 30 horas ao dia do “já que”.',
		],
	},
}
