import { readFileSync } from "node:fs"
import path from "node:path"
import { fileURLToPath } from "node:url"
import { readKeysAfter } from "../../scripts/run/object-keys.mjs"

/**
 * A part that a plugin adds to a slot.
 * @typedef {{ plugin: string, name: string, file: string, order: number }} SlotFile
 */

const SLOT_PROPS = fileURLToPath(new URL("../app/slots/slot-props.ts", import.meta.url))
/** Slots whose parts have a name for the owner. */
const NAMED_SLOTS = ["home.sections"]
const NAME = /^ {2}name: \{ en: "([^"]+)", hi: "([^"]+)" \},$/m
const DEFINED = /export default defineSlot\(\s*"([\w.]+)",\s*\{\s*order: ([\d_]+),/

const ACTIONS = /\bactions: \{/g

/** Returns the names of the shop's slots, in the order of their declaration. */
export const slotNames = () => [
  ...new Set([...readFileSync(SLOT_PROPS, "utf8").matchAll(/^ {2}"([\w.]+)":/gm)].map(([, name]) => name)),
]

/**
 * Returns the slot that a file is a part of: `home.sections.tsx`, or one of several, `home.sections.trending.tsx`.
 * @param {string} name of the file, without its ending
 */
export const slotOf = (name, names) => names.find((slot) => name === slot || name.startsWith(`${slot}.`))

/**
 * Finds the parts of each slot, in their order.
 * @param {import("./files.mjs").StorefrontPlugin[]} plugins
 * @returns {Record<string, SlotFile[]>}
 * @throws an Error that names what is wrong: an unknown slot, a file that does not define it, an order or the name of a
 *   form taken twice
 */
export function readSlots(plugins) {
  const slots = Object.fromEntries(slotNames().map((name) => [name, []]))
  const formOwners = new Map()
  for (const { name: plugin, slots: files } of plugins)
    for (const file of files) {
      const name = path.basename(file, ".tsx")
      const slot = slotOf(name, Object.keys(slots))
      if (!slot) throw new Error(unknownSlot(plugin, name, Object.keys(slots)))
      const parts = slots[slot]
      const order = readOrder(plugin, slot, file)
      const same = parts.find((part) => part.order === order)
      if (same) throw new Error(sameOrder(same.plugin, plugin, slot, order))
      for (const form of readKeysAfter(readFileSync(file, "utf8"), ACTIONS)) {
        const owner = formOwners.get(form) ?? plugin
        if (owner !== plugin) throw new Error(sameForm(owner, plugin, form))
        formOwners.set(form, plugin)
      }
      parts.push({ plugin, name, file, order, label: readLabel(plugin, slot, file) })
    }
  for (const parts of Object.values(slots)) parts.sort((a, b) => a.order - b.order)
  return slots
}

function readOrder(plugin, slot, file) {
  const [, name, order] = DEFINED.exec(readFileSync(file, "utf8")) ?? []
  if (name === slot) return Number(order.replaceAll("_", ""))
  const found = name ? `defines the slot ${name}` : "does not begin its default export so"
  throw new Error(
    `The plugin ${plugin} has a file for the slot ${slot} that ${found}: ` +
      `write export default defineSlot("${slot}", { order: 100, component: … })`,
  )
}

function readLabel(plugin, slot, file) {
  if (!NAMED_SLOTS.includes(slot)) return undefined
  const [, en, hi] = NAME.exec(readFileSync(file, "utf8")) ?? []
  if (en) return { en, hi }
  throw new Error(
    `The plugin ${plugin} has a part of ${slot} without a name for the owner: write on a line of its own ` +
      'name: { en: "Questions", hi: "सवाल" },',
  )
}

const unknownSlot = (plugin, slot, names) =>
  `The plugin ${plugin} fills the slot ${slot}, which the shop does not have. Its slots: ${names.join(", ")}`

const sameOrder = (one, other, slot, order) =>
  one === other
    ? `The plugin ${one} has the order ${order} twice in the slot ${slot}. Change one of them.`
    : `The plugins ${one} and ${other} both have the order ${order} in the slot ${slot}. Change the order of one of them.`

const sameForm = (one, other, form) =>
  `The plugins ${one} and ${other} both have a form named "${form}" in their parts. Rename one of them.`
