import { decodeEntities } from "./entities"
import { dropUnclosedTag, readTags, type Token } from "./tags"
import { TextWriter } from "./text-writer"

/** Limit for entities of entities, which occur in files that went through several programs. */
const MAX_ROUNDS = 6

/**
 * Converts a description to plain text: blank lines between paragraphs, "- " before list items, entities as characters.
 * Text without HTML is returned unchanged, and so is text that this has converted.
 */
export const toPlainText = (text: string): string => {
  let plain = text
  for (let round = 0; round < MAX_ROUNDS && /[<&]/.test(plain); round++) {
    const tokens = readTags(plain)
    const next = tokens.length > 1 ? writeText(readTags(dropUnclosedTag(plain))) : decodeEntities(plain)
    if (next === plain) break
    plain = next
  }
  return plain
}

const PARAGRAPHS = new Set(
  ["p", "h1", "h2", "h3", "h4", "h5", "h6", "ul", "ol", "dl", "menu", "dir", "table", "blockquote", "pre", "hr"].concat(
    [...["address", "article", "section", "figure", "form", "fieldset", "center", "details"]],
  ),
)
const LINES = new Set(
  ["div", "dt", "dd", "tr", "caption", "figcaption", "header", "footer", "main", "nav", "aside", "summary"].concat([
    ...["option", "legend", "body", "html", "title", "thead", "tbody", "tfoot"],
  ]),
)

const isTagIn = (tags: Set<string>) => (token: Token) => "tag" in token && tags.has(token.tag)

const writeText = (tokens: Token[]): string => {
  // blog editors save bare lines between the tags of words and lists
  const hasBareLines = !tokens.some(isTagIn(new Set(["p", "br", "div"])))
  const writer = new TextWriter(hasBareLines)
  for (const token of tokens) {
    if ("text" in token) writer.write(decodeEntities(token.text))
    else if (token.tag === "br") writer.breakLine()
    else if (token.tag === "li") token.isEnd ? writer.endItem() : writer.startItem()
    else if (token.tag === "td" || token.tag === "th") token.isEnd ? writer.endCell() : writer.startCell()
    else if (PARAGRAPHS.has(token.tag)) writer.endBlock(2)
    else if (LINES.has(token.tag)) writer.endBlock(1)
    if ("tag" in token && /^(?:ul|ol|menu|dir)$/.test(token.tag)) writer.nestList(token.isEnd ? -1 : 1)
  }
  return writer.text.trim()
}
