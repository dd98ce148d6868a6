import { decodeEntities } from "./entities"
import { dropUnclosedTag, readTags, type Token } from "./tags"
import { TextWriter } from "./text-writer"

/** Maximum number of conversions; files that went through several programs have encoded entities in entities. */
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

const PARAGRAPH_TAGS = new Set(
  `p h1 h2 h3 h4 h5 h6 ul ol dl menu dir table blockquote pre hr
  address article section figure form fieldset center details`.split(/\s+/),
)
const LINE_TAGS = new Set(
  `div dt dd tr caption figcaption header footer main nav aside summary
  option legend body html title thead tbody tfoot`.split(/\s+/),
)

const isTagIn = (tags: Set<string>) => (token: Token) => "tag" in token && tags.has(token.tag)

const writeText = (tokens: Token[]): string => {
  // Blog editors save line breaks without tags between paragraphs.
  const hasBareLines = !tokens.some(isTagIn(new Set(["p", "br", "div"])))
  const writer = new TextWriter(hasBareLines)
  for (const token of tokens) {
    if ("text" in token) writer.write(decodeEntities(token.text))
    else if (token.tag === "br") writer.breakLine()
    else if (token.tag === "li") token.isEnd ? writer.endItem() : writer.startItem()
    else if (token.tag === "td" || token.tag === "th") token.isEnd ? writer.endCell() : writer.startCell()
    else if (PARAGRAPH_TAGS.has(token.tag)) writer.endBlock(2)
    else if (LINE_TAGS.has(token.tag)) writer.endBlock(1)
    if ("tag" in token && /^(?:ul|ol|menu|dir)$/.test(token.tag)) writer.nestList(token.isEnd ? -1 : 1)
  }
  return writer.text.trim()
}
