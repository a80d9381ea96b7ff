import type { PromptSample } from '../catalogue.ts'

export const sample: PromptSample = {
	id: 'yearly-bills-in-twelve',
	en: {
		writtenOn: '2026-11-23',
		answers: {
			'yearly bills': `- Car insurance: $1,284 (last year), due Feb 12, or 6 monthly payments of $226 starting that day
- Summer camp, June: $250 deposit (notice) Mar 1, the rest, $780 (notice), June 5
- Car registration: $164 (last year), March 31
- Property tax: notice says $2,772 for the year, two halves of $1,386, April 30 and October 31; no discount for paying at once
- Homeowner's insurance: $1,062 (renewal notice), May 18, or 12 × $93 from May 18
- Septic tank, pumping: $465 (last year), some day in June, they come when I call
- Dog, shots and teeth: $310 (last year), September 10
- Propane, fall filling: $610 (last year), around Nov 8
- My massage license: $155 I think, every year, the letter is somewhere, no date`,
			'set aside': '$420, in a savings account that gets nothing else',
			'start month': 'January 2027',
			ceiling: '$560',
			'extra money':
				'tax refund, about $900, April (came on the 9th last year); $300 for the kayak, February, cash',
			margin: '5%',
		},
		text: `I can't make a file here; paste this into a text file, save it as \`.csv\` and open it. The formulas are live.

\`\`\`csv
Set aside,420
Raise,0.05
Ceiling,560
Transfer,"=ROUNDUP(MAX(0,MAX(I8:I19)),2)"
Pinch,"=INDEX(B8:B19,MATCH(MAX(I8:I19),I8:I19,0))"
Fits ceiling,"=IF(B4<=B3,""yes"",""no"")"
k,Month,Opening,Transfer,Extra,Bills,Bills named,Closing,Needed
1,January,=B1,=$B$4,0,=155*(1+$B$2),License (assumption),=C8+D8+E8-F8,=(SUM(F$8:F8)-$B$1-SUM(E$8:E8))/A8
2,February,=H8,=$B$4,300,=1284*(1+$B$2),Car insurance,=C9+D9+E9-F9,=(SUM(F$8:F9)-$B$1-SUM(E$8:E9))/A9
3,March,=H9,=$B$4,0,=250+164*(1+$B$2),Camp deposit; registration,=C10+D10+E10-F10,=(SUM(F$8:F10)-$B$1-SUM(E$8:E10))/A10
4,April,=H10,=$B$4,900,=1386,Property tax,=C11+D11+E11-F11,=(SUM(F$8:F11)-$B$1-SUM(E$8:E11))/A11
5,May,=H11,=$B$4,0,=93,Homeowner's,=C12+D12+E12-F12,=(SUM(F$8:F12)-$B$1-SUM(E$8:E12))/A12
6,June,=H12,=$B$4,0,=93+780+465*(1+$B$2),Homeowner's; camp; septic,=C13+D13+E13-F13,=(SUM(F$8:F13)-$B$1-SUM(E$8:E13))/A13
7,July,=H13,=$B$4,0,=93,Homeowner's,=C14+D14+E14-F14,=(SUM(F$8:F14)-$B$1-SUM(E$8:E14))/A14
8,August,=H14,=$B$4,0,=93,Homeowner's,=C15+D15+E15-F15,=(SUM(F$8:F15)-$B$1-SUM(E$8:E15))/A15
9,September,=H15,=$B$4,0,=93+310*(1+$B$2),Homeowner's; dog,=C16+D16+E16-F16,=(SUM(F$8:F16)-$B$1-SUM(E$8:E16))/A16
10,October,=H16,=$B$4,0,=93+1386,Homeowner's; property tax,=C17+D17+E17-F17,=(SUM(F$8:F17)-$B$1-SUM(E$8:E17))/A17
11,November,=H17,=$B$4,0,=93+610*(1+$B$2),Homeowner's; propane,=C18+D18+E18-F18,=(SUM(F$8:F18)-$B$1-SUM(E$8:E18))/A18
12,December,=H18,=$B$4,0,=93,Homeowner's,=C19+D19+E19-F19,=(SUM(F$8:F19)-$B$1-SUM(E$8:E19))/A19
Total,,,=SUM(D8:D19),=SUM(E8:E19),=SUM(F8:F19)
Proof,"=ROUND(B1+D20+E20-F20-H19,2)=0"
Never below zero,=MIN(H8:H19)>=0
\`\`\`

## The transfer

**$542.77 a month. Pinch: November.**
(7,590.40 − 420 − 1,200) ÷ 11 = 542.764, rounded up.

**How it got there**
1. Cheapest way for every bill: June is the pinch, (5,649.40 − 420 − 1,200) ÷ 6 = $671.57. Over your $560.
2. Homeowner's in installments: June falls to (4,773.40 − 1,620) ÷ 6 = $525.57, and November, $542.77, becomes the largest. It fits; no further step needed.

**Two things the monthly formula can't see**
- **Put the kayak cash in before February 12.** If it comes later, the account stands at −$5.41 that day. If you can't, transfer **$545.48** a month instead.
- **The refund must land before April 30.** Without it the property tax leaves −$428.07. If it comes in under $779.32, raising the transfer to $560 from May no longer saves November.

assumption: the license is due in January, the earliest month, so the sheet holds whatever the real date is; $155 is last year's price, so it is raised to $162.75.

## Twelve months

| Month | Opening | Transfer | Extra | Bills, named | Closing |
|---|---:|---:|---:|---|---:|
| January | 420.00 | 542.77 | – | License 162.75 | 800.02 |
| February | 800.02 | 542.77 | 300 | Car insurance 1,348.20 | 294.59 |
| March | 294.59 | 542.77 | – | Camp deposit 250; registration 172.20 | 415.16 |
| April | 415.16 | 542.77 | 900 | Property tax 1,386 | 471.93 |
| May | 471.93 | 542.77 | – | Homeowner's 93 | 921.70 |
| June | 921.70 | 542.77 | – | Homeowner's 93; camp 780; septic 488.25 | 103.22 |
| July | 103.22 | 542.77 | – | Homeowner's 93 | 552.99 |
| August | 552.99 | 542.77 | – | Homeowner's 93 | 1,002.76 |
| September | 1,002.76 | 542.77 | – | Homeowner's 93; dog 325.50 | 1,127.03 |
| October | 1,127.03 | 542.77 | – | Homeowner's 93; property tax 1,386 | 190.80 |
| November | 190.80 | 542.77 | – | Homeowner's 93; propane 640.50 | 0.07 |
| December | 0.07 | 542.77 | – | Homeowner's 93 | 449.84 |

## One payment or several

| Bill | At once | Several | Choice costs | Pick |
|---|---:|---:|---:|---|
| Homeowner's | 1,062.00 | 12 × 93 = 1,116.00 | $54.00 | **Several.** It takes $876 out of May and June. Four payments, $372, fall in 2028 |
| Car insurance | 1,348.20 | 6 × 237.30 = 1,423.80 (assumption: the $226 is last year's too) | $75.60 | **At once.** Installments would ease June by only $161.70 |
| Property tax | no discount | 2 × 1,386.00 | $0 | **Two halves** |

## After the pinch

- **December:** $92.93 would be enough. I kept $542.77, so that 2028 opens with $449.84.
- **Next year, total ÷ 12:** 8,055.40 ÷ 12 = **$671.29** (assumption: the same prices, homeowner's in installments; $666.79 if paid at once). That is **$111.29 over your ceiling**: this year $420 already saved and $1,200 of one-time money carry the difference. Run the pinch again for 2028, since dividing by twelve still doesn't make April wait.

## To confirm

1. Massage license: amount and due date.
2. Car insurance: this year's price for both ways to pay.
3. Registration, septic, dog, propane: this year's prices.
4. Septic: book the day. Propane: the date, about November 8.
5. Refund: amount and date. Kayak: the day the cash goes in.
6. Homeowner's: does 12 × $93 include every fee?
7. assumption: the $420 is there on January 1, and no listed bill is overdue. If the license already is, take it out of the sheet and call the licensing office.

**Proof:** 420.00 + 6,513.24 + 1,200.00 − 7,683.40 = 449.84, and the lowest closing is 0.07.`,
		corrections: [
			"November closes at $0.07, while propane, septic and dog are last year's prices plus 5%. Transfer your full $560 from January: it costs nothing and leaves $189.60 in November.",
			"Next year's $671.29 leaves out the $449.84 you carry over. With it, (8,055.40 − 449.84) ÷ 12 = $633.80, still $73.80 above your ceiling, and 2028 prices aren't raised at all.",
			"The sheet has the installments typed in as 93, so you can't see what paying the homeowner's bill at once would do. Add a switch cell, or you'll have to rebuild eight rows to test it.",
			'Of step 2 in your order, asking to move a date, nothing was tried, though installments already fit. Ask the septic firm for December: free, and the steady transfer drops to $505.29.',
		],
	},
	pt: {
		writtenOn: '2026-11-23',
		answers: {
			'contas do ano': `- IPVA R$ 1.412 (aviso deste ano): cota única em 11/1 com 3% de desconto, ou 5 × R$ 282,40 de janeiro a maio, dia 11
- Material escolar dos dois meninos, R$ 980 (ano passado): até 29/1; a papelaria faz em 3 vezes sem juros, jan/fev/mar
- Anuidade do meu conselho, R$ 468 (ano passado): até 31/1 com 10%, até 28/2 com 5%, ou 5 parcelas de fevereiro a junho sem desconto
- IPTU R$ 1.284 (carnê do ano passado): cota única em 10/2 com 6%, ou 10 vezes de fevereiro a novembro
- Seguro do carro R$ 2.160 (cotação de outubro): 18/3, à vista com 5%, ou 6 × R$ 360
- Licenciamento R$ 174 (ano passado), julho, não sei o dia
- Revisão do carro, uns R$ 780 (ano passado), agosto; dá para adiar um mês
- Dedetização do quintal R$ 350 (ano passado), 15/10, só à vista
- Natal e presentes R$ 900 (o que gastei ano passado), dezembro
- Multa de 2025 no município vizinho, R$ 195, já atrasada`,
			'já guardado': 'R$ 1.600, na caixinha do banco, do 13º',
			'mês inicial': 'janeiro de 2027',
			teto: 'R$ 850',
			'entradas extras': 'um terço de férias, R$ 1.130 líquido, em julho',
			reajuste: '5%',
		},
		text: `Não crio arquivo aqui; cole o bloco numa planilha (separador ponto e vírgula). A transferência fica em I1: mude só ali.

\`\`\`csv
Mês;Saldo inicial;Transferência;Extras;Contas;Saldo final;;Transferência fixa;781,93
jan/2027;1600;=$I$1;0;=282,40+343+442,26;=B2+C2+D2-E2
fev/2027;=F2;=$I$1;0;=282,40+343+1267,31;=B3+C3+D3-E3
mar/2027;=F3;=$I$1;0;=282,40+343+360;=B4+C4+D4-E4
abr/2027;=F4;=$I$1;0;=282,40+360;=B5+C5+D5-E5
mai/2027;=F5;=$I$1;0;=282,40+360;=B6+C6+D6-E6
jun/2027;=F6;=$I$1;0;=360;=B7+C7+D7-E7
jul/2027;=F7;=$I$1;1130;=360+182,70;=B8+C8+D8-E8
ago/2027;=F8;=$I$1;0;=360+819;=B9+C9+D9-E9
set/2027;=F9;=$I$1;0;0;=B10+C10+D10-E10
out/2027;=F10;=$I$1;0;=367,50;=B11+C11+D11-E11
nov/2027;=F11;=$I$1;0;0;=B12+C12+D12-E12
dez/2027;=F12;=$I$1;0;=945;=B13+C13+D13-E13
\`\`\`

## A transferência

**R$ 781,93 por mês. O aperto é março.** Conta: (3.945,77 − 1.600,00 − 0) ÷ 3 = 781,923…, arredondado para cima.

Como cheguei lá:

1. **Tudo na forma mais barata:** março pede (6.160,21 − 1.600) ÷ 3 = R$ 1.520,07. Passa de R$ 850.
2. **Parcelo o seguro** (+ R$ 108,00): março cai para R$ 956,07, mas fevereiro pede (3.765,21 − 1.600) ÷ 2 = R$ 1.082,61. Ainda passa.
3. **Parcelo o IPVA** (+ R$ 42,36): o maior resultado passa a ser março, R$ 781,93. Cabe.

Custo a mais: **R$ 150,36**. Parcelar o IPTU no lugar do IPVA custaria R$ 80,89. A anuidade em 5 vezes não bastaria.

Os doze resultados: jan 0 · fev 680,19 · **mar 781,93** · abr 747,05 · mai 726,12 · jun 665,10 · jul 486,19 · ago 572,79 · set 509,15 · out 494,98 · nov 449,98 · dez 491,24 (janeiro dá negativo).

## Os doze meses

| Mês | Saldo inicial | Transferência | Extras | Contas | Saldo final |
|---|---:|---:|---:|---|---:|
| Jan | 1.600,00 | 781,93 | – | IPVA 282,40; material 343,00; anuidade 442,26 = 1.067,66 | 1.314,27 |
| Fev | 1.314,27 | 781,93 | – | IPVA 282,40; material 343,00; IPTU 1.267,31 = 1.892,71 | 203,49 |
| Mar | 203,49 | 781,93 | – | IPVA 282,40; material 343,00; seguro 360,00 = 985,40 | 0,02 |
| Abr | 0,02 | 781,93 | – | IPVA 282,40; seguro 360,00 = 642,40 | 139,55 |
| Mai | 139,55 | 781,93 | – | IPVA 282,40; seguro 360,00 = 642,40 | 279,08 |
| Jun | 279,08 | 781,93 | – | Seguro 360,00 | 701,01 |
| Jul | 701,01 | 781,93 | 1.130,00 | Seguro 360,00; licenciamento 182,70 = 542,70 | 2.070,24 |
| Ago | 2.070,24 | 781,93 | – | Seguro 360,00; revisão 819,00 = 1.179,00 | 1.673,17 |
| Set | 1.673,17 | 781,93 | – | – | 2.455,10 |
| Out | 2.455,10 | 781,93 | – | Dedetização 367,50 | 2.869,53 |
| Nov | 2.869,53 | 781,93 | – | – | 3.651,46 |
| Dez | 3.651,46 | 781,93 | – | Natal 945,00 | 3.488,39 |

## Cota única ou parcelas

| Conta | Escolha | Custo da escolha | Indicação |
|---|---|---:|---|
| IPVA 1.412,00 | 5 × 282,40 | 42,36 | Parcelar: alivia fevereiro pelo menor custo |
| Material 1.029,00 (980 + 5%) | 3 × 343,00 | 0 | Parcelar: não há juros |
| Anuidade 491,40 (468 + 5%) | Janeiro, −10%: 442,26 | 0 | À vista: economiza 49,14 |
| IPTU 1.348,20 (1.284 + 5%) | Cota única, −6%: 1.267,31 | 0 | À vista: economiza 80,89 |
| Seguro 2.160,00 (cotação) | 6 × 360,00, março a agosto | 108,00 | Parcelar: sem isso março não fecha |
| Licenciamento 182,70 (174 + 5%) | Única | 0 | Julho |
| Revisão 819,00 (780 + 5%) | Única | 0 | Agosto; não precisa adiar |
| Dedetização 367,50 (350 + 5%) | À vista | 0 | 15/10 |
| Natal 945,00 (900 + 5%) | Única | 0 | Dezembro |

**Fora:** multa de 2025, R$ 195, já atrasada. Procure a prefeitura do município vizinho e peço que confirme por lá o valor e o parcelamento oficial.

Suposição: a cotação do seguro, deste ano, não recebe os 5%; as parcelas do seguro são mensais e começam em março. Suposição: o terço de férias entra antes das contas de julho.

## Depois do aperto

- **De abril em diante:** o mínimo fixo é **R$ 642,39**, pedido por maio: (1.284,80 − 0,02) ÷ 2. Se mantiver R$ 781,93, o ano termina com R$ 3.488,39 guardados.
- **No ano que vem:** 8.624,77 ÷ 12 = **R$ 718,73** por mês. Com tudo na forma mais barata, 8.474,41 ÷ 12 = R$ 706,20; o saldo guardado pode pagar essa diferença e devolver os descontos.

## Falta confirmar

1. IPTU: valor de 2027, vencimento e desconto, no site da prefeitura.
2. Anuidade: valor de 2027, no site do conselho.
3. Material: valor deste ano e as datas das três parcelas.
4. Seguro: a cotação de outubro vale até 18/3? A primeira parcela é em março?
5. Licenciamento: dia e valor, no site do Detran do seu estado.
6. Terço de férias: dia em que entra.
7. Revisão, dedetização e Natal: preço atual.

Guia e boleto, só do site oficial, nunca de link recebido por mensagem.

**Prova:** 1.600,00 + 12 × 781,93 (9.383,16) + 1.130,00 − 8.624,77 = **3.488,39** = saldo final de dezembro. O menor saldo é R$ 0,02, em março; nenhum é negativo.`,
		corrections: [
			'O saldo guardado não dá para “devolver os descontos” em 2028: R$ 3.488,39 mais 3 × R$ 706,20 são R$ 5.606,99, e março, tudo à vista, pede R$ 6.160,21. Faltam R$ 553,22; mantenha uma conta parcelada.',
			'Março fecha com R$ 0,02, com anuidade, IPTU e material estimados pelo ano passado. Se o teto é R$ 850, transfira isso até março: sobram R$ 204,23 para o carnê que vier maior.',
			'Na planilha as contas viram =282,40+343+442,26, sem nome: quando chegar o IPTU de 2027, você não sabe o que trocar. Faça uma coluna por conta, com o valor em célula própria.',
			'A multa atrasada não é só assunto de fora: se for de trânsito e do seu carro, sem quitá-la o licenciamento de julho não sai. Resolva antes; e leia “peça que confirmem”, onde está “peço que confirme”.',
		],
	},
}
