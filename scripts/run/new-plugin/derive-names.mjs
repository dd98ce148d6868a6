const capitalize = (word) => word[0].toUpperCase() + word.slice(1)

/** Returns the singular of an English noun: "gift-note" of "gift-notes". */
function toSingular(noun) {
  if (/[^aeiou]ies$/.test(noun)) return noun.replace(/ies$/, "y")
  if (/(ss|x|ch|sh)es$/.test(noun)) return noun.slice(0, -2)
  return /[^sui]s$/.test(noun) ? noun.slice(0, -1) : noun
}

/** Returns the plural of an English noun. */
function toPlural(noun) {
  if (/[^aeiou]y$/.test(noun)) return noun.replace(/y$/, "ies")
  return /(s|x|ch|sh)$/.test(noun) ? `${noun}es` : `${noun}s`
}

/** Returns whether a plugin may have this name: words of lower-case letters and digits, with a hyphen between. */
export const isPluginName = (name) => /^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(name) && name.length <= 30

/**
 * Derives the words of the templates from the name of a plugin; a row of its table is called by the singular.
 * @param {string} name such as "gift-notes"
 * @param {{ now?: Date, order?: number }} [at] moment of the migration, and place in a slot
 */
export function deriveNames(name, { now = new Date(), order = 100 } = {}) {
  const singular = toSingular(name)
  const plural = toPlural(singular)
  const toSnake = (words) => words.replaceAll("-", "_")
  const toWords = (words) => words.replaceAll("-", " ")
  const toPascal = (words) => words.split("-").map(capitalize).join("")
  return {
    name,
    module: toSnake(name),
    table: toSnake(singular),
    tables: toSnake(plural),
    resource: plural,
    row_file: singular,
    title: toWords(name),
    Title: capitalize(toWords(name)),
    row_words: toWords(singular),
    rows_words: toWords(plural),
    Row_words: capitalize(toWords(singular)),
    Rows_words: capitalize(toWords(plural)),
    Row: toPascal(singular),
    Rows: toPascal(plural),
    plugin: toPascal(name).replace(/^./, (letter) => letter.toLowerCase()),
    Plugin: toPascal(name),
    PLUGIN: toSnake(name).toUpperCase(),
    order: String(order),
    Migration: `Migration${now.toISOString().replace(/\D/g, "").slice(0, 14)}`,
  }
}

/** Puts names in the place of the placeholders of a template: `__Row__` becomes the name `Row`. */
export const fillIn = (text, names) =>
  Object.entries(names).reduce((filled, [key, name]) => filled.replaceAll(`__${key}__`, name), text)
