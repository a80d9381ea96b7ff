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
		text: `**Six phrases you'll need with the store clerk**

| En México se dice | In English |
|---|---|
| **Es que me quedó chica; casi ni la usé.** *(answers my first line)* | The thing is, it's too small on me; I barely wore it. |
| Quisiera devolver esta chamarra, pero ya no tengo el ticket. | I'd like to return this jacket, but I no longer have the receipt. |
| La compré aquí mismo el sábado pasado. | I bought it right here last Saturday. |
| Pagué con tarjeta; le puedo enseñar el cargo en mi celular. | I paid by card; I can show you the charge on my phone. |
| ¿Me la podría cambiar por otra talla? | Could you exchange it for another size? |
| ¿Y si habla con su gerente, por favor? | What if you talk to your manager, please? |

---

**La dependienta:** Buenas tardes, ¿en qué le puedo ayudar? Ah, trae una chamarra de las nuestras: ¿le salió defectuosa o nomás no le quedó?

**nomás no le quedó:** “it just didn't fit you.” *Nomás* is the everyday Mexican “just, only,” and *quedarle* a alguien is how clothes fit: *me queda, me quedó, no me quedó*.`,
		corrections: [
			'“Casi ni la usé” tells the clerk that you did wear it, which is reason enough to refuse. Learn “Es que me quedó chica; no la he usado y todavía trae la etiqueta” instead, if it is true.',
			'No phrase covers what a store is likely to offer without a receipt, and the answer never says whether a return like this is usual there. Ask for that sentence, and add “¿Me podría dar una nota de crédito?”, “Could you give me store credit?”.',
			"“¿Y si habla con su gerente, por favor?” is pushy, and “What if you talk to your manager, please?” isn't what anyone says in English. Use “¿Lo podría consultar con su gerente?”, “Could you check with your manager?”.",
			'The explanation takes “nomás no le quedó” and leaves “le salió defectuosa”, where “salir” has nothing to do with leaving. Ask for that one too: “salir” plus an adjective is how a thing you bought turned out.',
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
		text: `Nos Estados Unidos o agente da imigração não cuida de mala: você passa pelo passaporte, espera na esteira e, se ela não vier, vai ao balcão de bagagem da companhia aérea; é lá que a nossa cena acontece.

**Seis frases suas**

1. **My suitcase didn't come out on the carousel.** – Minha mala não saiu na esteira.
2. **Sure, here's my claim tag; it was stuck to my boarding pass.** – Claro, aqui está o comprovante da bagagem; estava colado no cartão de embarque. *(responde à primeira fala)*
3. **It's a medium-size navy blue hard-shell with a red ribbon on the handle.** – É uma mala rígida média, azul-marinho, com uma fita vermelha na alça.
4. **Can you tell where it was last scanned?** – Dá para ver onde ela foi escaneada pela última vez?
5. **I'm only here for three nights. Could you have it delivered to my hotel?** – Só fico três noites. Vocês podem mandar entregar no meu hotel?
6. **Do you cover essentials, like clothes and toiletries, until it shows up?** – Vocês pagam o básico, como roupa e itens de higiene, até ela aparecer?

**Denise, no balcão de bagagem**

> “Hi there, looks like your bag was a no-show, huh? I'm about to close out this desk, so can I see your claim tag real quick?”

***a no-show***: alguém (ou, aqui, uma mala) que era esperado e não apareceu.`,
		corrections: [
			'Nenhuma das seis frases pede o número do registro, e sem ele não se acompanha a mala. Troque a 4 por “Could I get a file reference number and a number to call?” (Pode me dar o número do registro e um telefone?).',
			"A expressão explicada é a que menos serve: “no-show” se diz de passageiro ou de reserva, e de mala só por graça. Peça que explique “close out this desk” (encerrar o balcão) e guarde “my bag didn't make it”, que se usa mais.",
			'As frases 3 e 5 contam a mala e a viagem de outra pessoa: “navy blue hard-shell with a red ribbon”, “three nights”, “my hotel”. Ponha a sua cor, o que distingue a sua, as suas noites e o seu endereço antes de decorar.',
			'Você pediu “imigração” e ela saiu inteira da cena, que ficou só no balcão da companhia. Se o seu medo é o passaporte, escreva na linha da cena apenas “imigração no aeroporto” e deixe a mala para outra conversa.',
		],
	},
}
