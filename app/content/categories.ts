import type { Language } from '~/i18n/language'
import type { CategoryId } from './catalogue'

interface CategoryWords {
	title: string
}

export interface Category extends Record<Language, CategoryWords> {
	id: CategoryId
	/** A lucide icon's name, for places where only line icons are drawn. */
	icon: string
	/** The name of the colour tokens, `--<color>-mid` and its sisters. */
	color: string
}

/** The eight categories in their fixed order, which sets where a card's tab stands. */
export const categories = [
	{
		id: 'personal-ai',
		icon: 'brain',
		color: 'personal-ai',
		en: {
			title: 'Personal AI',
		},
		pt: {
			title: 'IA pessoal',
		},
	},
	{
		id: 'consulting',
		icon: 'briefcase-business',
		color: 'consulting',
		en: {
			title: 'Consulting',
		},
		pt: {
			title: 'Consultoria',
		},
	},
	{
		id: 'nutrition',
		icon: 'salad',
		color: 'nutrition',
		en: {
			title: 'Nutrition',
		},
		pt: {
			title: 'Nutrição',
		},
	},
	{
		id: 'finance',
		icon: 'chart-column-increasing',
		color: 'finance',
		en: {
			title: 'Finance',
		},
		pt: {
			title: 'Finanças',
		},
	},
	{
		id: 'storytelling',
		icon: 'book-open-text',
		color: 'storytelling',
		en: {
			title: 'Storytelling',
		},
		pt: {
			title: 'Narrativa',
		},
	},
	{
		id: 'programming',
		icon: 'code-xml',
		color: 'programming',
		en: {
			title: 'Programming',
		},
		pt: {
			title: 'Programação',
		},
	},
	{
		id: 'marketing',
		icon: 'megaphone',
		color: 'marketing',
		en: {
			title: 'Marketing',
		},
		pt: {
			title: 'Marketing',
		},
	},
	{
		id: 'education',
		icon: 'graduation-cap',
		color: 'education',
		en: {
			title: 'Education',
		},
		pt: {
			title: 'Educação',
		},
	},
] as const satisfies readonly Category[]
