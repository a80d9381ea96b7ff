import { href } from 'react-router'
import { codeMarkdown, fencedMarkdown, inlineMarkdown, linkMarkdown, proseMarkdown } from '~/core/markdown'
import { env } from '~/env/env.server'
import { wholeOf } from '~/features/api/api-library.server'
import { categoryTitle } from '~/features/library/category'
import type { Blank, ListedPrompt, PromptDetailWords, PromptPage, Sample } from '~/features/library/prompt'
import { inLanguage } from '~/i18n/address'
import type { Language } from '~/i18n/language'
import { monthOf } from '~/i18n/month'
import type { Translate } from '~/i18n/words'
import { promptFileAddress } from '~/requests/prompt-file.server'

/**
 * A prompt as a Markdown document with front matter, as `readPrompt` gave it to this caller: public fields, the text in a
 * fence that nothing in it can end, its blanks, and whence it comes. A locked one says instead how to open it.
 */
export function promptMarkdown(prompt: PromptPage, t: Translate): string {
	const { title, tagline, description, credits, body, detail, sample } = prompt
	const page = promptPageAddress(prompt)
	return [
		frontMatter(prompt, page),
		`# ${inlineMarkdown(title)}`,
		tagline && proseMarkdown(tagline),
		proseMarkdown(description),
		filing(prompt, t),
		`## ${t('tab_prompt')}`,
		body ? fencedMarkdown(body.promptText) : lockedText(t),
		body && blankList(body.blanks, t),
		instructions(prompt, t),
		body?.followUp && `## ${t('follow_up')}\n\n${fencedMarkdown(body.followUp)}`,
		sample && sampleSection(sample, prompt.language, t),
		detail && detailSections(detail, t),
		credits && `## ${t('credits')}\n\n${proseMarkdown(credits)}`,
		`---\n\n<${page}>`,
	]
		.filter(Boolean)
		.join('\n\n')
		.concat('\n')
}

/** YAML, in which every JSON string is one too. */
function frontMatter(
	{ title, category, tags, language, isPremium, updatedOn }: PromptPage,
	page: string,
): string {
	const fields = { title, category, tags, language, premium: isPremium, updated: updatedOn, canonical: page }
	const lines = Object.entries(fields).map(([name, value]) => `${name}: ${JSON.stringify(value)}`)
	return ['---', ...lines, '---'].join('\n')
}

function filing({ category, tags, language }: PromptPage, t: Translate): string {
	const categoryAddress = env().origin + inLanguage(href('/category/:id', { id: category }), language)
	return [
		`${t('category')}: ${linkMarkdown(categoryTitle(category, language), categoryAddress)}`,
		tags.length > 0 && `${t('tags')}: ${tags.map(inlineMarkdown).join(', ')}`,
	]
		.filter(Boolean)
		.join('  \n')
}

function blankList(blanks: readonly Blank[], t: Translate): string | null {
	if (blanks.length === 0) return null
	const lines = blanks.map(({ name, label, example, choices }) =>
		[
			`- ${codeMarkdown(`[${name}]`)}: ${inlineMarkdown(label)}`,
			choices && t('blank_choices', { choices: choices.map(inlineMarkdown).join(' / ') }),
			example && t('blank_example', { example: inlineMarkdown(example) }),
		]
			.filter(Boolean)
			.join('. '),
	)
	return [`## ${t('fill_in_the_blanks')}`, '', ...lines].join('\n')
}

function instructions({ instructions, steps }: PromptPage, t: Translate): string | null {
	if (!instructions && steps.length === 0) return null
	return [
		`## ${t('tab_instructions')}`,
		instructions && proseMarkdown(instructions),
		steps.map((step, index) => `${index + 1}. ${inlineMarkdown(step)}`).join('\n'),
	]
		.filter(Boolean)
		.join('\n\n')
}

function detailSections({ whyItWorks, variations, pitfalls }: PromptDetailWords, t: Translate): string {
	const changes = variations.map(
		({ title, change }) => `- ${inlineMarkdown(title)}: ${inlineMarkdown(change)}`,
	)
	return [
		`## ${t('why_it_works')}\n\n${proseMarkdown(whyItWorks)}`,
		`## ${t('variations')}\n\n${changes.join('\n')}`,
		`## ${t('pitfalls')}\n\n${pitfalls.map((pitfall) => `- ${inlineMarkdown(pitfall)}`).join('\n')}`,
	].join('\n\n')
}

function sampleSection(
	{ writtenOn, isOfEarlierVersion, answers, text, corrections }: Sample,
	language: Language,
	t: Translate,
): string {
	const earlier = isOfEarlierVersion
		? `${t('sample_earlier', { month: monthOf(writtenOn, language) })}.\n\n`
		: ''
	const given = answers.map(({ label, answer }) => `- ${inlineMarkdown(label)}: ${inlineMarkdown(answer)}`)
	return [
		`## ${t('sample_title')}\n\n${earlier}${t('sample_label')}:`,
		fencedMarkdown(text),
		`### ${t('sample_answers')}\n\n${given.join('\n')}`,
		`### ${t('sample_corrections')}\n\n${corrections.map((one) => `- ${inlineMarkdown(one)}`).join('\n')}`,
	].join('\n\n')
}

/**
 * A prompt as JSON, as `readPrompt` gave it to this caller: what the API says of it (docs/api.md), and beside that the
 * longer record that a few have, and, where the text is locked, what opens it.
 */
export function promptRecord(prompt: PromptPage, t: Translate) {
	const { language, body, detail, sample } = prompt
	return {
		...wholeOf(prompt),
		detail: detail && {
			why_it_works: detail.whyItWorks,
			variations: detail.variations,
			pitfalls: detail.pitfalls,
		},
		sample: sample && {
			written_on: sample.writtenOn,
			answers: sample.answers,
			text: sample.text,
			corrections: sample.corrections,
		},
		locked: body ? null : lockedText(t),
		markdown_url: promptFileAddress(prompt.address, 'md', language),
	}
}

/** The address of the page that a prompt's files stand beside: search engines shall show that one. */
export function promptPageAddress({
	address,
	language,
	isCreated,
}: Pick<ListedPrompt, 'address' | 'language' | 'isCreated'>): string {
	const page = env().origin + href('/prompt/:id', { id: address })
	return isCreated ? page : inLanguage(page, language)
}

/** What stands in place of a text that this caller may not read: what opens it, for people and for programs. */
export function lockedText(t: Translate): string {
	const { origin } = env()
	return t('prompt_file_locked', {
		plans: origin + href('/pricing'),
		settings: origin + href('/settings/tokens'),
	})
}
