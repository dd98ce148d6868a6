import { StartError } from "../start-error.mjs"

/** Parts of a plugin, and the parts whose data each shows or changes. */
const NEEDS = { table: [], screen: ["table"], slot: ["table"], admin: ["table"], setting: ["table"], mail: ["table"] }

export const PARTS = Object.keys(NEEDS)

/** Files of the templates by the parts of which one needs them; all others belong to the table. */
const FILES = [
  { parts: ["screen"], pattern: /^storefront\/(routes\/|nav\.|read-)/ },
  { parts: ["slot"], pattern: /^storefront\/slots\// },
  { parts: ["screen", "slot"], pattern: /^storefront\/messages/ },
  { parts: ["admin"], pattern: /^admin\// },
  { parts: ["screen", "slot", "admin"], pattern: /^tests\// },
  { parts: ["setting"], pattern: /^src\/settings\./ },
  { parts: ["mail"], pattern: /^src\/(mails\.|api\/.*\/mail\/)/ },
]

/**
 * Reads the parts that a plugin shall have, with those that they need; all when none are given.
 * @param {string | undefined} given such as "screen,mail" @returns {string[]} @throws StartError for an unknown one
 */
export function readParts(given) {
  const named = (given ?? PARTS.join(",")).split(",").filter(Boolean)
  const unknown = named.find((part) => !PARTS.includes(part))
  if (unknown || !named.length)
    throw new StartError(`There is no part ${unknown ?? `"${given}"`}. The parts: ${PARTS.join(", ")}.`)
  return PARTS.filter((part) => named.includes(part) || named.some((one) => NEEDS[one].includes(part)))
}

/** Returns whether a file of the templates belongs into a plugin with these parts. */
export const hasFile = (file, parts) =>
  FILES.every((one) => !one.pattern.test(file) || one.parts.some((part) => parts.includes(part)))

const BLOCK =
  /^[ \t]*(?:\/\/|\{\/\*) begin (no )?(\w+)(?: \*\/\})?\n([\s\S]*?)^[ \t]*(?:\/\/|\{\/\*) end \1?\2(?: \*\/\})?\n/gm

/**
 * Keeps the blocks of a template that belong to these parts, each from `// begin mail` to `// end mail`. A block
 * `// begin no mail` is a comment, which becomes code in a plugin without that part.
 */
export const keepBlocks = (text, parts) =>
  text.replace(BLOCK, (_, without, part, inside) => {
    if (parts.includes(part) === Boolean(without)) return ""
    return without ? inside.replace(/^([ \t]*)\/\/ ?/gm, "$1") : inside
  })
