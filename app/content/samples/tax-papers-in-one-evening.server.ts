import type { PromptSample } from '../catalogue.ts'

export const sample: PromptSample = {
	id: 'tax-papers-in-one-evening',
	en: {
		writtenOn: '2026-11-23',
		answers: {
			'country and year': 'United States, Colorado, 2026',
			'my year': `Work: at the clinic until June 12, since July 6 at a school district. Three weeks of unemployment in between.
Side work: taught pottery Saturdays, paid partly by app, partly in cash, maybe $3,900. Bought a used kiln, $1,150.
Accounts: checking, a savings account that pays real interest now, and an old brokerage account from my aunt; I sold some of the fund in March for a roof.
Home: own it with a mortgage, the loan was sold to another company in August. New heat pump in October.
Family: divorced since 2024, daughter Nell, 8, lives with me, summer day camp while I worked. Her dad and I alternate claiming her, I believe this is my year.
Health: insurance through the marketplace for July and August, employer otherwise. HSA from the old job, used it for Nell's glasses.
Study: one evening course at the community college, paid myself.
Gave: old car to the public radio station, $20 a month to the food bank.
Moved: no.`,
			'in hand':
				'last pay stub from the clinic, heat pump invoice, kiln receipt, a thank-you letter about the car, camp receipts (2 of 4)',
			'time tonight': '90 minutes, from 8:15, after Nell is asleep',
			'who files': 'an accountant',
		},
		text: `I can't search here, so every paper's name is an assumption; go by what it proves. ★ = for your accountant to decide. If a site says the 2026 form isn't out yet, note the date it gives and move on.

## Ask tonight (8:15, 21 min, 3 each)

1. ☐ **Clinic payroll**, wages and withholding to June 12 (assumption: W-2): “Please send my 2026 wage form, or say where to download it. Is my address still right?”
2. ☐ **School district payroll**, wages since July 6 (assumption: W-2): “Will my 2026 wage form be online or mailed, and when?”
3. ☐ ★ **Nell's dad**, whose year it is (assumption: Form 8332 if it is his): “I have 2026 down as my year to claim Nell. Can you confirm in writing?”
4. ☐ **Day camp**, care paid so I could work: “Please resend my two missing 2026 receipts, with dates, Nell's name and your tax ID.”
5. ☐ **Community college**, tuition (assumption: 1098-T): “Please send my 2026 tuition statement and payment receipt.”
6. ☐ ★ **Radio station**, what became of the car (assumption: 1098-C): “Please send the official donation form for my car, with sale details.”
7. ☐ **Heat pump installer**, what was installed and paid: “Please send the model number, manufacturer ID or certificate, install date and proof of payment.”

## Download (8:36, 60 min)

8. ☐ Colorado unemployment account: benefits paid, tax withheld (assumption: 1099-G), 10 min
9. ☐ Marketplace account: July and August premiums (assumption: 1095-A), 10 min
10. ☐ ★ Brokerage site: March sale, purchase cost, dividends, how your aunt's account came to you (assumption: 1099-B, 1099-DIV), 12 min
11. ☐ Old and new mortgage companies: interest before and after August, one each (assumption: 1098), 12 min
12. ☐ HSA site: paid in and taken out (assumption: 5498-SA, 1099-SA), 6 min
13. ☐ ★ Payment app: full 2026 pottery history (assumption: 1099-K), 10 min
14. ☐ Bank site: checking and savings interest (assumption: 1099-INT), 5 min, **two days from tonight**
15. ☐ Food bank email: yearly giving statement, 5 min, **two days from tonight**
16. ☐ County treasurer or mortgage site: property tax paid, 10 min, **three days from tonight**
17. ☐ Both employers' benefit sites: proof of health cover (assumption: 1095-B or 1095-C), 10 min, **four days from tonight**

## In hand (9:36, 9 min)

18. ☐ Clinic pay stub: 2026, your name, year-to-date totals, all pages, 1 min
19. ☐ ★ Heat pump invoice: October 2026, your name and address, model, total, 2 min
20. ☐ ★ Kiln receipt: date, seller, $1,150, used, 1 min
21. ☐ Car letter: date, car described, your name; line 6 must still come, 1 min
22. ☐ Camp receipts, 2 of 4: dates, Nell's name, tax ID, 2 min
23. ☐ Divorce papers: the page on alternate years, 2 min
24. ☐ ★ To write: pottery cash by Saturday and supplies bought; to find: glasses and roof receipts, 40 min, **six days from tonight**
25. ☐ Moved: nothing needed

Stop at 9:45: 21 + 60 + 9 = 90 minutes.

## Five questions

1. Did you pay any estimated tax during 2026, or get a refund from last year's state return?
2. Did you put money into, or take it out of, any retirement account, including the clinic's?
3. Did you get or expect a rebate for the heat pump, or borrow to pay for it?
4. Did you pay student loan interest, or buy classroom supplies for the district?
5. Did you receive or pay support of any kind under the divorce?

## File names

\`2026-kind-from.pdf\`: \`2026-wages-clinic.pdf\`, \`2026-bank-savings.pdf\`, \`2026-mortgage-old.pdf\`, \`2026-camp-receipt-3.pdf\`. No tax numbers in names.

## Folder for the accountant

- \`0-read-first\` (your year in plain lines, this list, last year's return)
- \`1-work-and-unemployment\`
- \`2-pottery\` ★ (app, cash list, kiln)
- \`3-bank-and-brokerage\` ★
- \`4-home\` (mortgages, property tax, heat pump, roof)
- \`5-nell\` ★ (camp, whose year, divorce page)
- \`6-health\` (marketplace, employer cover, HSA, glasses)
- \`7-study-and-giving\` (course, car ★, food bank)
- \`8-still-coming\``,
		corrections: [
			'Before late January 2027 most of lines 8 to 13 will be empty: wage, interest and mortgage forms come in January, brokers often in mid-February. If tonight is earlier, use those 60 minutes for line 24.',
			"Form 5498-SA usually arrives in May, after filing. For what went into the HSA, look at the clinic's wage form (box 12, code W) and at your last HSA statement.",
			'Line 24 packs four jobs into 40 minutes six days from now, and it holds the only paper nobody else can send: the cash log. Split it and do the Saturdays first, from your calendar.',
			"For the aunt's fund the deciding paper isn't named: if inherited, its value on the day she died; if a gift, what she paid. Ask the broker for both dates. Studio mileage is missing too.",
		],
	},
	pt: {
		writtenOn: '2026-11-23',
		answers: {
			'ano e situação':
				'IRPF 2027, ano-base 2026; declarei no ano passado e caí na malha por causa de recibo de psicóloga',
			'meu ano': `- Professora da rede estadual o ano todo; até junho também dei aula num colégio particular e fui demitida (rescisão, FGTS e duas parcelas de seguro-desemprego, que parei porque o estado conta como emprego, ainda não entendi se devolvo)
- Aulas particulares no Pix, uns R$ 700 por mês de agosto a dezembro, sem recibo
- Dois bancos e uma corretora: CDB, Tesouro, e em setembro vendi R$ 6.300 em ações que meu pai me ensinou a comprar
- Aluguel que recebo da quitinete, R$ 850, pela imobiliária
- Financiamento do apartamento em nome meu e do Renato (casamos em abril)
- Vendi o carro em outubro por menos do que paguei
- Filha de 9, do primeiro casamento; o pai paga pensão por acordo na Justiça. Plano de saúde dela comigo, escola paga por ele
- Psicóloga toda semana, dentista, um exame fora do plano
- Pós EAD, R$ 219 por mês
- Meu avô morreu em novembro, inventário nem começou`,
			'já tenho':
				'informe do estado, recibos da psicóloga de jan a ago (faltam 4 meses), contrato do carro, declaração passada',
			'tempo hoje': 'das 20h às 22h30',
			'quem declara': 'ainda não sei',
		},
		text: `Não pude abrir gov.br/receitafederal: nome de papel leva “suposição:”, e não cito limite, dedução nem prazo. Ganhar pouco ou não ter imposto a pagar não dispensa ninguém: confira a lista de obrigados de 2027 (linha 11). Papel que ainda não saiu: anote o site e siga.

## Pedir hoje (20h00–20h37)

1. ☐ **Colégio particular, RH** (4 min), salários até junho e rescisão. suposição: informe de rendimentos e termo de rescisão. “Oi, trabalhei aí até junho de 2026. Podem me mandar o informe de rendimentos de 2026 e o termo de rescisão com os valores separados?”
2. ☐ **Psicóloga** (4 min), os 4 meses que faltam; foi o motivo da malha. suposição: recibos de saúde. “Oi! Faltam meus recibos de setembro a dezembro de 2026. Pode emitir com data, valor de cada sessão, seu registro e CPF, e meu nome como quem pagou e quem foi atendida?”
3. ☐ **Imobiliária** (3 min), aluguel bruto, taxa e líquido da quitinete. suposição: informe anual de aluguéis. “Podem me enviar o informe de 2026 da quitinete, mês a mês, com a taxa de vocês separada?”
4. ☐ **Dentista e clínica do exame** (5 min), o que paguei fora do plano. suposição: recibo ou nota. “Preciso do recibo ou nota de 2026, com data, valor, quem pagou e quem foi atendida. Pode me mandar?”
5. ☐ **Plano de saúde** (3 min), valor por pessoa e reembolsos. suposição: demonstrativo anual. “Podem enviar o demonstrativo de 2026 por beneficiária, eu e minha filha separadas, com reembolsos?”
6. ☐ **Renato** (5 min), casamento e apartamento. “Separa para mim a certidão, o contrato do financiamento, o que você pagou em 2026 e seus informes? É para decidir com calma depois quem declara o quê.”
7. ☐ ★ **Família do avô** (4 min), herança sem inventário. “Quando puderem: sabem quem vai cuidar do inventário e se eu sou herdeira? Por ora só preciso da certidão de óbito.”
8. ☐ **Pai da minha filha** (5 min), escola e pensão. “Pode mandar os comprovantes da pensão de 2026 e dizer em nome de quem sai a escola? E você pretende pôr nossa filha na sua declaração?”
9. ☐ ★ **Contador** (4 min), ações, herança e seguro-desemprego. “Tenho venda de ações em setembro, herança sem inventário e dúvida sobre devolver duas parcelas do seguro-desemprego. Tem horário esta semana e quanto cobra?”

## Baixar (20h37–21h58)

**Deve vir na pré-preenchida: confira, não aceite**

10. ☐ **gov.br** (12 min): a própria pré-preenchida, se já abriu. Salve sem enviar.
11. ☐ **e-CAC e gov.br/receitafederal** (12 min): a pendência da malha do ano passado e a lista de obrigados.
12. ☐ **App do banco 1** (5 min): saldos, CDB e rendimentos. suposição: informe financeiro.
13. ☐ **App do banco 2** (5 min): o mesmo.
14. ☐ **App do banco do financiamento** (8 min): pago em 2026, saldo, nome de cada titular. suposição: demonstrativo anual.
15. ☐ ★ **Corretora** (14 min): Tesouro, posição em dezembro, venda de R$ 6.300 em setembro e as compras antigas dessas ações. suposição: informe e notas de corretagem.
16. ☐ **App FGTS** (6 min): depósitos e saque. suposição: extrato do FGTS.

**Provavelmente não vem**

17. ☐ **Carteira de Trabalho Digital** (8 min): as duas parcelas do seguro-desemprego e o motivo da parada. Devolver ou não é pergunta para o Ministério do Trabalho e o contador.
18. ☐ **Extratos dos bancos, amanhã, 20 min:** Pix das aulas de agosto a dezembro, com data, nome e valor. Não faça recibo agora com data antiga.
19. ☐ **Site da pós EAD** (5 min): 12 mensalidades ou as que houve. suposição: declaração de pagamentos.
20. ☐ **Banco e pasta da Justiça** (6 min): acordo homologado e pensão recebida mês a mês, com o nome de quem é titular.

## Já tenho (21h58–22h16)

21. ☐ **Informe do estado** (3 min): ano 2026, meu CPF, salário, 13º e desconto batendo com o contracheque de dezembro.
22. ☐ **Recibos da psicóloga, jan–ago** (5 min): um por mês, CPF de quem pagou e de quem foi atendida, registro dela; a soma bate com os pagamentos no extrato?
23. ☐ **Contrato do carro** (4 min): data de outubro, valor, CPF do comprador; ache também o valor de compra.
24. ☐ **Declaração passada** (6 min): recibo de entrega, bens e saldos de 31/12/2025, e a linha da psicóloga que deu malha.
25. ☐ **22h16–22h26:** nomeie e guarde tudo. Sobram 4 minutos.

**Datas desta semana:** amanhã, Pix (linha 18). Depois de amanhã, cobrar quem não respondeu. Sábado, papéis do Renato e conversa com o contador. Domingo, o que ainda faltar.

## Cinco perguntas

1. Tem conta em outro banco, carteira digital, poupança da filha ou criptomoeda?
2. Paga previdência privada ou seguro com resgate?
3. Recebeu restituição, processo trabalhista, prêmio de nota fiscal ou outro valor que não salário?
4. Houve doação ou empréstimo de família, inclusive para o casamento ou o apartamento, ou uso de FGTS nele?
5. A quitinete está só em seu nome, como foi comprada, e quem paga IPTU e condomínio?

## Nome e pasta

\`2026_assunto_de-quem_mes.pdf\` — por exemplo, \`2026_psicologa_eu_09.pdf\`. Sem CPF no nome.

\`\`\`
IRPF2027-ano2026/
  00-LEIA: o que falta, a quem pedi, quando
  01-trabalho (estado, colégio, rescisão, FGTS, seguro, aulas Pix)
  02-bancos-corretora ★
  03-imoveis (quitinete, apartamento)
  04-carro
  05-filha (acordo, pensão, plano, escola)
  06-saude
  07-estudo
  08-familia (casamento, avô ★)
  09-ano-passado-malha
\`\`\``,
		corrections: [
			'Recibo comum não resolve a psicóloga: desde janeiro de 2025, profissional de saúde pessoa física emite pelo Receita Saúde. Peça os quatro meses por ali e confira se os de janeiro a agosto constam lá; pode ter sido isso que deu malha.',
			'Aulas particulares e aluguel pagos por pessoa física podem passar pelo Carnê-Leão, e nenhuma linha o cita. Inclua no e-CAC: “Carnê-Leão 2026, lançado ou não”, e leve ao contador. São uns 4 minutos, os que sobravam.',
			'Casaram em abril e o financiamento é dos dois, mas ninguém pergunta o regime de bens nem quando compraram. Peça ao Renato a certidão com o regime e a data do contrato.',
			'Se hoje ainda é 2026, os informes do ano só saem no começo de 2027: RH, bancos, plano e imobiliária responderão “ainda não”. Peça agora só rescisão, recibos e comprovantes, e marque o resto para março.',
		],
	},
}
