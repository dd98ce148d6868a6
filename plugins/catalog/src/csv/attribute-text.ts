import type { Attribute } from "../contract"

const escapeMarks = (text: string) => text.replace(/[\\:;]/g, "\\$&")

/** Formats attributes as "Metal: Brass; Finish: Matt", with colons, semicolons and backslashes escaped. */
export const writeAttributes = (attributes: Attribute[]) =>
  attributes.map(({ key, value }) => `${escapeMarks(key)}: ${escapeMarks(value)}`).join("; ")

/** Parses the text of `writeAttributes`; null for other text. A value may have unescaped colons, as "Opens: 10:30". */
export const readAttributes = (text: string): Attribute[] | null => {
  const attributes: Attribute[] = []
  for (const pair of split(text, ";")) {
    if (!pair.trim()) continue
    const [name, ...parts] = split(pair, ":")
    if (!parts.length) return null
    const [key, value] = [name, parts.join(":")].map((part) => part.trim().replace(/\\([\\:;])/g, "$1"))
    attributes.push({ key, value })
  }
  return attributes
}

/** Splits a text at the marks that are not escaped by a backslash. */
const split = (text: string, mark: ";" | ":") => {
  const parts = [""]
  for (let at = 0; at < text.length; at++) {
    if (text[at] === mark) parts.push("")
    else if (text[at] === "\\" && at + 1 < text.length) parts[parts.length - 1] += text[at] + text[++at]
    else parts[parts.length - 1] += text[at]
  }
  return parts
}

type Choice = { title: string; value: string; colour?: string }

const COLOUR_SUFFIX = /^(.+?)\s*\((#[0-9a-f]{6})\)$/i

/** Formats option values as "Colour: Indigo (#34408c); Size: M". */
export const writeChoices = (choices: Choice[]) =>
  writeAttributes(
    choices.map(({ title, value, colour }) => ({ key: title, value: colour ? `${value} (${colour})` : value })),
  )

/** Parses the text of `writeChoices`; null for other text. */
export const readChoices = (text: string): Choice[] | null =>
  readAttributes(text)?.map(({ key, value }) => {
    const [, name = value, colour] = COLOUR_SUFFIX.exec(value) ?? []
    return { title: key, value: name, ...(colour && { colour }) }
  }) ?? null
