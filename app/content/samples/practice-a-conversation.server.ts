import type { PromptSample } from '../catalogue.ts'

export const sample: PromptSample = {
	id: 'practice-a-conversation',
	en: {
		writtenOn: '2026-11-23',
		answers: {
			language: 'Mexican Spanish',
			level: 'intermediate (B1 to B2)',
			scene: 'returning a jacket without the receipt',
			'weak point': 'past tenses',
		},
		text: `**Six phrases you will need**

1. *Quisiera devolver esta chamarra.* – I'd like to return this jacket.
2. *Ya no tengo el ticket.* – I don't have the receipt anymore.
3. *La compré aquí hace como una semana.* – I bought it here about a week ago.
4. *Pagué con tarjeta.* – I paid by card.
5. *¿Me podría devolver el dinero?* – Could you give me my money back?
6. *¿Y si me la cambia por otra talla?* – What if you exchange it for another size?

---

*(A clothing store in Guadalajara, ten minutes before closing.)*

**Vendedora:** Buenas noches, pásele, aunque le aviso que ya casi hago el corte de caja y ojalá podamos resolverlo rapidito. A ver, ¿qué le pasó con esa chamarra, que se ve prácticamente nueva?`,
		corrections: [
			"The seller's first question is what happened with the jacket, and none of your six phrases answers it. Add “Me quedó chica de los hombros” or “Se le descompuso el cierre”; they also bring in the past tense.",
			'In Mexico you will mostly hear *regresar* for giving back: “¿Me podría regresar el dinero?” *Devolver* is understood but is not the local reflex; learn both.',
			"“Ya casi hago el corte de caja” (I'm about to close out the register) is unexplained and carries her hurry. “¿Qué le pasó con esa chamarra?” sounds off; say “¿Qué pasó con esa chamarra?”",
		],
	},
	pt: {
		writtenOn: '2026-11-23',
		answers: {
			idioma: 'inglês dos Estados Unidos',
			nível: 'intermediário (B1 a B2)',
			cena: 'imigração no aeroporto, mala extraviada',
			'ponto fraco': 'o passado dos verbos',
		},
		text: `**Seis frases para usar**

1. *I'm here on vacation for ten days.* — Estou aqui de férias por dez dias.
2. *I'm staying with a friend in Boston.* — Vou ficar na casa de um amigo em Boston.
3. *My suitcase didn't show up.* — Minha mala não apareceu.
4. *I checked it in São Paulo and changed planes in Miami.* — Despachei a mala em São Paulo e troquei de avião em Miami.
5. *Could you tell me where I should file a claim?* — Pode me dizer onde devo registrar a reclamação?
6. *Sorry, could you say that more slowly?* — Desculpe, pode repetir mais devagar?

---

**Officer Daniels:** Good evening, passport please; my shift ends in ten minutes, so let's try to keep this quick. What brings you to the United States, and why are you traveling without any luggage?`,
		corrections: [
			"A frase 4 entrega você: quem faz conexão em Miami passa pela imigração e retira a mala ali, não em Boston. Diga que trocou de avião na Cidade do Panamá, ou leve a cena para Miami e use “I'm connecting to Boston”.",
			'Na imigração dos Estados Unidos a mala ainda não apareceu: a esteira vem depois do guichê. Para treinar mala extraviada, peça o balcão de bagagem da companhia aérea, e guarde as perguntas de entrada para outra cena.',
			"“Where I should file a claim” é para a companhia, não para o agente. Treine também “My bag is missing. I'd like to report it”, e leve a passagem de volta e o endereço, que vão perguntar.",
		],
	},
}
