const ELEMENTS = new Set(
  `a abbr acronym address area article aside audio b base basefont bdi bdo big blink blockquote body br button canvas caption
  center cite code col colgroup data datalist dd del details dfn dialog dir div dl dt em embed fieldset figcaption figure font
  footer form frame frameset h1 h2 h3 h4 h5 h6 head header hgroup hr html i iframe img input ins kbd label legend li link main
  map mark marquee menu meta meter nav nobr noframes noscript object ol optgroup option output p param picture pre progress q rp
  rt ruby s samp script section select small source span strike strong style sub summary sup svg table tbody td template
  textarea tfoot th thead time title tr track tt u ul var video wbr`.split(/\s+/),
)

/** Text between tags, or a tag by its name in lower case. */
export type Token = { text: string } | { tag: string; isEnd: boolean }

/**
 * Matches comments, scripts and styles, declarations, and tags with their attributes. Every branch ends at the next "<"
 * or goes to the end of the text once.
 */
const MARKUP =
  /<!--[\s\S]*?(?:-->|$)|<(script|style)\b[^<>]*>[\s\S]*?(?:<\/\1\s*>|$)|<!\[CDATA\[|\]\]>|<[!?][a-z[][^<>]*>|<(\/?)([a-z][a-z\d:-]*)((?:[\s/](?:"[^"]*"|'[^']*'|[^"'<>])*)?)>/gi

const ATTRIBUTE_START = /\s[\w:-]+\s*=\s*["']?/

/** Splits HTML into texts and tags; text that only looks like a tag, such as "<3" or "<M>", stays text. */
export const readTags = (html: string): Token[] => {
  const tokens: Token[] = []
  const endTags = new Set([...html.matchAll(/<\/([a-z][a-z\d]*)>/gi)].map(([, name]) => name))
  let from = 0
  for (const found of html.matchAll(MARKUP)) {
    const [whole, , end, name, attributes = ""] = found
    if (name && !isTag(name, attributes, endTags)) continue
    tokens.push({ text: html.slice(from, found.index) })
    if (name) tokens.push({ tag: name.toLowerCase(), isEnd: end === "/" })
    from = found.index + whole.length
  }
  return [...tokens, { text: html.slice(from) }]
}

const isTag = (name: string, attributes: string, endTags: Set<string>) =>
  ELEMENTS.has(name.toLowerCase()) || /[:-]/.test(name) || ATTRIBUTE_START.test(attributes) || endTags.has(name)

/** Matches a tag that is cut off at the end of the text. */
const UNCLOSED_TAG = /<\/?([a-z][a-z\d]*)(?:\s[^<>]*|\/?)$/i

/** Returns the HTML without a known tag that is cut off at its end. */
export const dropUnclosedTag = (html: string) => {
  const [, name] = UNCLOSED_TAG.exec(html) ?? []
  return name && ELEMENTS.has(name.toLowerCase()) ? html.replace(UNCLOSED_TAG, "") : html
}
