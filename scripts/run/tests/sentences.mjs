import ts from "typescript"

/** Names of properties whose strings are no sentences. */
const CODE_PROPERTIES = new Set(["field"])
/** Stands for a sentence. */
const SENTENCE = "sentence"

/**
 * Returns whether two versions of a file of messages differ in sentences alone, apart from comments and layout. Keys,
 * numbers, imports, names of fields, types and the values that sentences name are code.
 * @param {string} before
 * @param {string} after
 */
export const differsInSentencesAlone = (before, after) => outline(before) === outline(after)

/** Prints the code of a file with its sentences blanked. */
function outline(text) {
  const source = ts.createSourceFile("messages.ts", text, ts.ScriptTarget.Latest, true)
  return printNode(source, source)
}

function printNode(node, source) {
  if (isSentence(node) || isTemplateText(node)) return SENTENCE
  const parts = codeParts(node, source).map((part) => printNode(part, source))
  if (isSum(node) && parts[0] === SENTENCE && parts[2] === SENTENCE) return SENTENCE
  return parts.length ? `(${parts.join(" ")})` : node.getText(source)
}

/** Returns the parts of a node without comments, and without a comma that the layout adds after the last one. */
function codeParts(node, source) {
  const parts = node.getChildren(source).filter(({ kind }) => !isComment(kind))
  const isTrailingComma = node.kind === ts.SyntaxKind.SyntaxList && parts.at(-1)?.kind === ts.SyntaxKind.CommaToken
  return isTrailingComma ? parts.slice(0, -1) : parts
}

const isComment = (kind) => kind >= ts.SyntaxKind.FirstJSDocNode && kind <= ts.SyntaxKind.LastJSDocNode

/** Returns whether a node is the text before, between or after the values of a template. */
const isTemplateText = (node) => ts.isTemplateHead(node) || ts.isTemplateMiddleOrTemplateTail(node)

const isSum = (node) => ts.isBinaryExpression(node) && node.operatorToken.kind === ts.SyntaxKind.PlusToken

/** Returns whether a string is what a person reads: a value, not a key, a module, a type or part of a comparison. */
function isSentence(node) {
  if (!ts.isStringLiteralLike(node)) return false
  const { parent } = node
  if (ts.isPropertyAssignment(parent)) return parent.initializer === node && !CODE_PROPERTIES.has(parent.name.getText())
  if (ts.isBinaryExpression(parent)) return isSum(parent) || isFallback(parent)
  return [
    ts.isArrayLiteralExpression,
    ts.isArrowFunction,
    ts.isConditionalExpression,
    ts.isParenthesizedExpression,
    ts.isTemplateSpan,
    ts.isVariableDeclaration,
  ].some((isHolder) => isHolder(parent))
}

const isFallback = ({ operatorToken: { kind } }) =>
  [ts.SyntaxKind.BarBarToken, ts.SyntaxKind.QuestionQuestionToken].includes(kind)
