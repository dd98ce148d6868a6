import { toPlainText } from "@haat/sdk/html/plain-text"
import type { ForeignProduct } from "./group-foreign-rows"

const MAX_DESCRIPTION = 5_000
const MAX_ABOUT = 10_000
const MAX_ATTRIBUTE = 500

/** Shortens a text to `max` characters, at the end of a paragraph, a sentence or a word. */
export const shortenText = (text: string, max: number) => {
  if (text.length <= max) return text
  const cut = text.slice(0, max)
  const end = [cut.lastIndexOf("\n\n"), cut.lastIndexOf(". ") + 1, cut.lastIndexOf(" ")].find((at) => at > max / 2)
  return cut.slice(0, end ?? max).trim()
}

/** Returns description and about text of a product. A missing one is taken from the other, else from the name. */
export const describeProduct = ({ rows, product }: ForeignProduct, name: string) => {
  const plainText = (target: "description" | "about") =>
    toPlainText(withLineBreaks(product.text(target) || (rows.find((row) => row.text(target))?.text(target) ?? "")))
  const [short, long] = [plainText("description"), plainText("about")]
  const description = short || long.split("\n\n").find(Boolean) || name
  return {
    description: shortenText(description, MAX_DESCRIPTION),
    about: shortenText(long || short || name, MAX_ABOUT),
    isCut: description.length > MAX_DESCRIPTION || long.length > MAX_ABOUT,
    isEmpty: !short && !long,
  }
}

/** WooCommerce writes line breaks as a backslash and an n. */
const withLineBreaks = (text: string) => text.replaceAll("\\n", "\n")

/** Returns the category name; "Home > Kitchen, Sale" gives Kitchen. */
export const findCategory = ({ rows }: ForeignProduct): string => {
  const first = (target: "category" | "category_path") => rows.find((row) => row.text(target))?.text(target) ?? ""
  const [path] = first("category_path").split(/(?<!\\),/)
  return first("category") || (path.split(">").at(-1)?.trim() ?? "")
}

/** Returns the attributes of a product: from columns, from options without a choice, and its tags as one. */
export const collectAttributes = ({ rows, product }: ForeignProduct, chosen_by: string[]) => {
  const tags = rows.find((row) => row.text("tags"))?.text("tags") ?? ""
  const others = product.options.filter(
    ({ title, value }) => title && value && !chosen_by.includes(title) && !isPlaceholder(title, value),
  )
  return [
    ...rows.flatMap(({ attributes }) => attributes),
    ...others.map(({ title, value }) => ({ key: title, value })),
    ...(tags ? [{ key: "Tags", value: tags }] : []),
  ]
    .filter((one, at, all) => all.findIndex(({ key }) => key === one.key) === at)
    .map(({ key, value }) => ({ key: key.slice(0, 100), value: shortenText(value, MAX_ATTRIBUTE) }))
}

/** Matches Shopify's placeholder option of a product without options. */
export const isPlaceholder = (title: string, value: string) => /^title$/i.test(title) && /^default title$/i.test(value)

/** Returns true when all status cells of a product say that it is published. */
export const isPublished = (words: string[]) =>
  words.every((word) => /^(active|true|yes|1|published|publish|visible)$/i.test(word))
