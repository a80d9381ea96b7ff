import { relative, resolve } from 'node:path'
import {
	isBinaryExpression,
	isBindingElement,
	isComputedPropertyName,
	isConditionalExpression,
	isElementAccessExpression,
	isPrivateIdentifier,
	type Node,
	type SourceFile,
	SyntaxKind,
} from 'typescript/unstable/ast'
import { API, type Checker, type Project, type Type, TypeFlags } from 'typescript/unstable/sync'

/** A read of an object by a key that can be any text. */
interface Read {
	node: Node
	/** What is read; nothing where its type doesn't matter. */
	holder: Node | null
	key: Node
}

/**
 * Where plain objects are read by keys that can be any text, as lines to read. Such an object knows `constructor` and
 * `toString` too, which nobody put there; a `Map` doesn't, and `Object.hasOwn(x, key) ? x[key] : …` looks first.
 */
export function readsByAnyKey(tsconfig: string, isJudged: (path: string) => boolean): string[] {
	const api = new API()
	try {
		const project = api.updateSnapshot({ openProjects: [resolve(tsconfig)] }).getProjects()[0]
		if (!project) throw new Error(`${tsconfig} could not be read.`)
		return project.program
			.getSourceFileNames()
			.filter((file) => isJudged(relative('.', file)))
			.flatMap((file) => readsIn(project, file))
	} finally {
		api.close()
	}
}

function readsIn({ program, checker }: Project, path: string): string[] {
	const file = program.getSourceFile(path)
	if (!file) return []
	const reads = readsBelow(file).filter((read) => !looksFirst(read, file))
	if (reads.length === 0) return []
	const keys = checker.getTypeAtLocation(reads.map(({ key }) => key))
	const holders = checker.getTypeAtLocation(reads.map(({ holder, key }) => holder ?? key))
	return reads.flatMap(({ node, holder }, at) => {
		const isSafe = !canBeAnyText(checker, keys[at]) || (holder && !takesAnyKey(checker, holders[at]))
		if (isSafe) return []
		const line = file.text.slice(0, node.getStart(file)).split('\n').length
		return [`${relative('.', path)}:${line}: ${node.getText(file)}`]
	})
}

function readsBelow(node: Node): Read[] {
	const reads: Read[] = []
	const look = (inner: Node): void => {
		const read = readOf(inner)
		if (read) reads.push(read)
		inner.forEachChild(look)
	}
	node.forEachChild(look)
	return reads
}

function readOf(node: Node): Read | null {
	if (isElementAccessExpression(node)) {
		return { node, holder: node.expression, key: node.argumentExpression }
	}
	if (isBinaryExpression(node) && node.operatorToken.kind === SyntaxKind.InKeyword) {
		return isPrivateIdentifier(node.left) ? null : { node, holder: null, key: node.left }
	}
	if (isBindingElement(node) && node.propertyName && isComputedPropertyName(node.propertyName)) {
		return { node, holder: null, key: node.propertyName.expression }
	}
	return null
}

/** Whether the read is the first branch of a choice that asked `Object.hasOwn` for this very key. */
function looksFirst({ node, holder, key }: Read, file: SourceFile): boolean {
	if (!holder) return false
	const question = `Object.hasOwn(${holder.getText(file)}, ${key.getText(file)})`
	for (let inner = node; inner.parent; inner = inner.parent) {
		const { parent } = inner
		if (isConditionalExpression(parent) && parent.whenTrue === inner) {
			if (parent.condition.getText(file) === question) return true
		}
	}
	return false
}

function canBeAnyText(checker: Checker, type: Type | undefined): boolean {
	return partsOf(checker, type).some(({ flags }) => (flags & ANY_TEXT) !== 0)
}

const ANY_TEXT =
	TypeFlags.Any |
	TypeFlags.Unknown |
	TypeFlags.String |
	TypeFlags.TemplateLiteral |
	TypeFlags.StringMapping |
	TypeFlags.Object

function takesAnyKey(checker: Checker, type: Type | undefined): boolean {
	const stringType = checker.getStringType()
	return partsOf(checker, type).some(
		(part) =>
			(part.flags & TypeFlags.Any) !== 0 ||
			checker.getIndexInfosOfType(part).some(({ keyType }) => keyType.id === stringType.id),
	)
}

/** What a value can be: type parameters by what they extend, and each of a union’s members. */
function partsOf(checker: Checker, type: Type | undefined): readonly Type[] {
	if (!type) return []
	const known = checker.getNonNullableType(checker.getBaseConstraintOfType(type) ?? type) ?? type
	return known.isUnionType() ? known.getTypes() : [known]
}
