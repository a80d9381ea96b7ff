import type { Question } from './articles'

const about: Question = {
	id: 'what-is-pronto',
	question: {
		en: 'What is Pronto, and which AI tools does it work with?',
		pt: 'O que é o Pronto e com quais ferramentas de IA ele funciona?',
	},
	answer: {
		en: 'A library of ready-made prompts in English and Portuguese: you open one, fill in the blanks and use the text in the assistant you already have. It works with any assistant that accepts text. ChatGPT and Claude can be opened with the prompt already in place; for Gemini, or when a text is too long for that, Pronto copies it and you paste.',
		pt: 'É uma biblioteca de prompts prontos, em português e em inglês: você abre um, preenche as lacunas e usa no assistente que já tem. Serve qualquer um que aceite texto. O ChatGPT e o Claude abrem com o prompt no lugar; no Gemini, ou quando o texto é longo demais para ir pelo link, o Pronto copia e você cola.',
	},
}

const free: Question = {
	id: 'free-plan',
	question: { en: 'What do I get for free?', pt: 'O que vem no plano grátis?' },
	answer: {
		en: 'The Explorer plan: 5 prompts per category, new prompts every 30 days and 2 favorites. You don’t need an account to browse, fill in, copy and share free prompts; you need one to save favorites and mark a prompt as used today.',
		pt: 'O plano Explorer: 5 prompts por categoria, novos prompts a cada 30 dias e 2 favoritos. Para explorar, preencher, copiar e compartilhar os gratuitos não é preciso ter conta; para salvar favoritos e marcar um prompt como usado hoje, é.',
	},
}

const paid: Question = {
	id: 'paid-plans',
	question: { en: 'What do the paid plans add?', pt: 'O que os planos pagos acrescentam?' },
	answer: {
		en: '**Creator**, $9 a month, opens every premium prompt and focus mode. **Legend**, $19 a month, adds Chat Legend IA, the Prompt Locker for your own prompts and an unlimited focus history.\n\nFree and premium prompts are written with the same care. Premium ones take on bigger jobs, such as thirteen weeks of cash or a plan for an exam; the [plans](/pricing) are side by side on one page.',
		pt: 'O **Creator**, por R$\u00a029 ao mês, abre todos os prompts premium e o modo foco. O **Legend**, por R$\u00a069, acrescenta o Chat Legend IA, o cofre para os seus próprios prompts e o histórico de foco sem limite.\n\nGratuitos e premium são escritos com o mesmo cuidado. Os premium fazem trabalhos maiores, como treze semanas de caixa ou um plano de estudos para a prova; a comparação está na página de [planos](/pricing).',
	},
}

const weekly: Question = {
	id: 'weekly-prompts',
	question: {
		en: 'How often do new prompts arrive?',
		pt: 'Com que frequência chegam novos prompts?',
	},
	answer: {
		en: 'Weekly on Creator and Legend, every 30 days on Explorer. They appear in their category by themselves; there is nothing to download or update.',
		pt: 'Toda semana no Creator e no Legend; a cada 30 dias no Explorer. Eles aparecem sozinhos na categoria certa, sem nada para baixar ou atualizar.',
	},
}

const cancelling: Question = {
	id: 'cancelling',
	question: {
		en: 'Can I cancel at any time, and what happens then?',
		pt: 'Posso cancelar quando quiser? E o que acontece depois?',
	},
	answer: {
		en: 'Yes, in [settings](/settings), under Subscription. You keep access until the end of the period you paid for, and nothing more is charged. After that your account becomes Explorer again; your favorites stay, and a locker can still be exported.',
		pt: 'Pode, nas [configurações](/settings), em Assinatura. O acesso continua até o fim do período já pago, e não há nova cobrança. Depois a conta volta a ser Explorer: os favoritos ficam, e o cofre ainda pode ser exportado.',
	},
}

const changing: Question = {
	id: 'changing-plans',
	question: { en: 'Can I change plans?', pt: 'Posso trocar de plano?' },
	answer: {
		en: 'Yes, in [settings](/settings). The change applies at the next billing cycle, so you use up what you have already paid for, and you can undo it until then. A move up to Legend can also start at once: you see the difference first and pay it only if you choose to.',
		pt: 'Pode, nas [configurações](/settings). A troca vale a partir do próximo ciclo de cobrança, para você aproveitar o que já pagou, e até lá dá para desfazer. Quem sobe para o Legend também pode começar na hora: a diferença aparece antes, e só paga quem escolher assim.',
	},
}

const guarantee: Question = {
	id: 'money-back-guarantee',
	question: { en: 'Is there a money-back guarantee?', pt: 'Existe garantia de devolução do dinheiro?' },
	answer: {
		en: 'Yes. For 7 days after you subscribe, or 14 in the European Union, the EEA and the United Kingdom, you can get the whole amount back without asking anyone: use [Withdraw from contract](/withdraw), in the footer of every page. You don’t need to give a reason. The paid plan ends right away, and the money goes back to the payment method you used.',
		pt: 'Existe. Nos 7 dias seguintes à assinatura, ou 14 na União Europeia, no EEE e no Reino Unido, você pode ter tudo de volta sem falar com ninguém e sem explicar o motivo: use [Desistir da compra](/withdraw), no rodapé de qualquer página. O plano pago termina na hora, e o valor volta pelo mesmo meio de pagamento. No Brasil, é o direito de arrependimento do Código de Defesa do Consumidor (art. 49).',
	},
}

const paymentAndData: Question = {
	id: 'payment-and-data',
	question: {
		en: 'How do I pay, in which currency, and what happens to my data?',
		pt: 'Como pago, em que moeda, e o que acontece com os meus dados?',
	},
	answer: {
		en: 'You pay by the month on Stripe’s checkout page, in US dollars or, in Brazil, in reais. Your card number goes to Stripe and never passes through Pronto.\n\nWe store your account, what you save, your focus sessions and your chat conversations. A text goes to an AI service only when you ask for an answer: by a message in Chat Legend IA or by a focus recommendation. You can download your data or delete your account in [settings](/settings); the rest is in the [privacy notice](/privacy).',
		pt: 'O pagamento é mensal, na página da Stripe: em reais no Brasil e em dólares fora dele. O número do cartão vai para a Stripe e não passa pelo Pronto.\n\nGuardamos a sua conta, o que você salva, as suas sessões de foco e as suas conversas do chat. Um texto só vai para um serviço de IA quando você pede uma resposta, em mensagem no Chat Legend IA ou em recomendação de foco. Nas [configurações](/settings) você baixa os seus dados ou exclui a conta; o resto está na página de [privacidade](/privacy).',
	},
}

/** The eight questions of the page /faq, in the order in which they stand there. */
export const FAQ: readonly Question[] = [
	about,
	free,
	paid,
	weekly,
	cancelling,
	changing,
	guarantee,
	paymentAndData,
]

/** The four that the plans raise, for /pricing: the same words, so that both pages promise the same. */
export const PRICING_FAQ: readonly Question[] = [guarantee, weekly, cancelling, changing]
