import { describePlugins } from "./describe-plugin.mjs"

const WIDTH = 120
const LABEL_WIDTH = 14

/** Writes names as one paragraph with a label, broken at the width of a page. */
function formatItem(label, names) {
  if (!names.length) return []
  const lines = [[]]
  for (const name of names) {
    const length = lines.at(-1).join(", ").length + name.length + 2
    if (lines.at(-1).length && LABEL_WIDTH + length > WIDTH - 2) lines.push([])
    lines.at(-1).push(name)
  }
  return lines.map((line, at) => {
    const text = line.join(", ") + (at < lines.length - 1 ? "," : "")
    return `  ${(at === 0 ? label : "").padEnd(LABEL_WIDTH)}${text}`
  })
}

/**
 * Writes what a plugin brings: its version and place, then a line for each kind of thing that it has.
 * @param {import("./describe-plugin.mjs").PluginFacts} facts
 */
export function formatPlugin(facts) {
  const place = [
    facts.after.length ? `after ${facts.after.join(", ")}` : "needs no other",
    facts.is_optional ? "optional" : "part of the shop",
    ...(facts.is_package ? ["installed"] : []),
  ]
  const items = [
    ...Object.entries(facts.routes),
    ["Tables", facts.tables],
    ["Permissions", facts.permissions],
    ["Hooks", facts.hooks],
    ["Mails", facts.mails],
    ["Jobs", facts.jobs],
    ["Subscribers", facts.subscribers],
    ["Pages", facts.pages],
    ["Slots", facts.slots],
    ["Admin slots", facts.admin_slots],
    ["Settings", facts.settings],
  ]
  const [title, ...others] = formatItem("", [`${facts.name} ${facts.version}`.trim(), ...place])
  return [title.trim(), ...others, ...items.flatMap(([label, names]) => formatItem(label, names))].join("\n")
}

/**
 * Writes what the plugins bring, in load order.
 * @param {string[]} wanted names; all without
 */
export const listPlugins = (wanted = []) =>
  describePlugins()
    .filter(({ name }) => !wanted.length || wanted.includes(name))
    .map(formatPlugin)
    .join("\n\n")
