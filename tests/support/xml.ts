import { SaxesParser } from 'saxes'

export interface XmlElement {
	/** With its prefix, as written. */
	name: string
	attributes: Readonly<Record<string, string>>
	text: string
	children: XmlElement[]
}

/** Reads a document as a strict parser with namespaces does: throws where it is not well-formed. */
export function parseXml(document: string): XmlElement {
	const parser = new SaxesParser({ xmlns: true })
	const top: XmlElement = { name: '', attributes: {}, text: '', children: [] }
	const open = [top]
	parser.on('error', (error) => {
		throw error
	})
	parser.on('opentag', ({ name, attributes }) => {
		const values = Object.fromEntries(Object.entries(attributes).map(([key, { value }]) => [key, value]))
		const element: XmlElement = { name, attributes: values, text: '', children: [] }
		open.at(-1)?.children.push(element)
		open.push(element)
	})
	parser.on('text', (text) => {
		const element = open.at(-1)
		if (element) element.text += text
	})
	parser.on('closetag', () => {
		open.pop()
	})
	parser.write(document).close()
	const [root] = top.children
	if (!root) throw new Error('The document has no element.')
	return root
}

/** The children of this name. */
export function childrenOf(element: XmlElement | undefined, name: string): XmlElement[] {
	return element?.children.filter((child) => child.name === name) ?? []
}

/** The text of the first child of this name, or undefined where there is none. */
export function textOf(element: XmlElement | undefined, name: string): string | undefined {
	return childrenOf(element, name)[0]?.text
}
