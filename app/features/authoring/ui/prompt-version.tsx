import { categoryTitle, isCategoryId } from '~/features/library/category'
import { isLanguage, LANGUAGE_NAME } from '~/i18n/language'
import { useWords } from '~/i18n/words'
import type { PromptDraft } from '../prompt-form'

/** One field of a prompt as one version has it. */
export function Version({ name, field, value }: { name: string; field: keyof PromptDraft; value: string }) {
	const { t, language } = useWords()
	const shown =
		field === 'category' && isCategoryId(value)
			? categoryTitle(value, language)
			: field === 'language' && isLanguage(value)
				? LANGUAGE_NAME[value]
				: field === 'isPremium' && value
					? t('premium')
					: value
	return (
		<div>
			<p className="hint">{name}</p>
			<p className={field === 'promptText' ? 'version mono' : 'version'}>{shown.trim() || '—'}</p>
		</div>
	)
}
