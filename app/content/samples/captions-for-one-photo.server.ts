import type { PromptSample } from '../catalogue.ts'

export const sample: PromptSample = {
	id: 'captions-for-one-photo',
	en: {
		writtenOn: '2026-11-23',
		answers: {
			photo:
				'a workbench seen from above at dusk: an old brass clarinet key held in tweezers, a strip of cork the size of a matchstick beside it, a mug with a broken handle full of pins; in the corner, out of focus, a child’s school case with a name tag. Before the picture I had taken all seventeen keys off, because one of them leaked and nobody knew which; it was number eleven',
			'who posts': 'a repair shop for wind instruments in Pittsburgh, one woman and her father',
			action: 'bring in school instruments before the spring concerts, not the week of',
		},
		text: `I couldn't open the photo, so this comes from your description.

**1. Up close**

> The cork's job is to stay quiet.
> Where it wears away, brass taps brass or the body of the clarinet, a click under every note. Most people hear the click for a year before anyone looks at something the size of a matchstick.

**2. A minute before**

> Seventeen keys came off first.
> One leaked and nobody knew which. It was number eleven.
> Bring school instruments in before the spring concerts, not the week of. We can't promise yours will be number one.

**3. From afar**

> A leak sounds just like a beginner.
> Whoever carries that case could have practiced for weeks and never closed it. Same with a bent bike or the wrong glasses: check the thing before you doubt the child. What did you play in school?

**Hashtags:** #Pittsburgh #InstrumentRepair

**Alt text**

> A brass clarinet key held in tweezers over a workbench at dusk, beside a thin strip of cork and a handleless mug of pins, with a school instrument case blurred in the corner.

**Before you post**
- **The name tag.** Out of focus on your phone may still be readable at full size. Zoom in all the way. If you can make out a child's name or school, crop that corner or cover the tag. No face is in your description, but check the brass and the mug for a reflection.
- **The cork.** What it does in caption 1 is my general knowledge. You know this key; change it if here it does something else.
- **The mug.** I wrote "handleless" in the alt text; if part of the handle is left, make it "broken-handled."`,
		corrections: [
			"“Most people hear the click for a year” in caption 1 is made up. Only the cork's job is flagged below it, not this figure: cut it, or say what you see at the bench.",
			"“We can't promise yours will be number one” in caption 2 takes a second reading and sounds like a refusal. End on when to come in.",
			'Caption 1 explains a click, caption 3 a leak, and nothing says that they are two different faults. Your father would notice: worn cork clicks, a bad pad leaks.',
			"“Whoever carries that case” in caption 3 guesses about one real child's playing, beside a name tag. Keep it general, or ask the family.",
		],
	},
	pt: {
		writtenOn: '2026-11-23',
		answers: {
			foto: 'balcão de feira às seis da manhã, ainda escuro, uma lâmpada só: bacia de alumínio com milho debulhado, um ralador gasto no meio e, ao fundo, a primeira pamonha amarrada com tira da própria palha. Antes da foto, minha sogra tinha desmanchado quatro nós porque a palha estava seca; ela molhou a próxima e foi essa que segurou',
			perfil: 'a barraca de pamonha da Dona Iraci, na feira de sábado em Goiânia',
			ação: 'encomendar a de sal até sexta, porque ela acaba antes das 9h',
		},
		text: `**1. De perto**

Ninguém gasta um ralador pelas bordas.
É sempre ali no centro que a mão insiste, sábado depois de sábado, até o ferro ceder antes dela. Na sua casa, a pamonha é de sal ou de doce?
#pamonha

**2. Um minuto antes**

Este é o quinto nó.
Os outros quatro, minha sogra desmanchou: a palha estava seca e não segurava. Ela não apertou mais. Molhou a próxima, e foi essa que ficou.
#feiradegoiânia

**3. De longe**

Antes das 9h, ela já acabou.
Quem chega com sol acha que pamonha nasce pronta. Nasce de alguém que refaz o nó no escuro para o café da manhã de quem nem conhece. Para ser o seu, encomende a de sal até sexta.
#pamonha #Goiânia

**Texto alternativo:** Balcão de feira ainda no escuro, sob uma única lâmpada, com uma bacia de alumínio cheia de milho debulhado, um ralador gasto no meio e, ao fundo, uma pamonha amarrada com tira de palha.`,
		corrections: [
			'A de longe manda encomendar até sexta e não diz como: não há telefone, WhatsApp nem “na barraca”. Quem lê fica sem o passo seguinte.',
			'A do nó nunca diz pamonha, e a barraca é da Dona Iraci, mas quem fala é “minha sogra”. Sem explicar quem é quem, o leitor se perde.',
			'O “ferro” do ralador é palpite: você só contou que está gasto. Se for de lata ou inox, troque por “até o metal ceder”.',
			'A de perto repete o que já se vê na foto, o ralador gasto no meio, e a terceira volta ao nó da segunda. Mude uma das duas.',
		],
	},
}
