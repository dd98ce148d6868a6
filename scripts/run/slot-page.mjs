import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs"
import path from "node:path"
import { ROOT } from "./root.mjs"

const PAGE = "docs/extend/slots.md"
const PLACES = [
  { title: "The shop", folder: "storefront", declared: "storefront/app/slots/slot-props.ts" },
  { title: "The back office", folder: "admin", declared: "admin/src/slots/slots.ts" },
]
const SLOT = /\/\*\*((?:(?!\*\/)[\s\S])*)\*\/\s*(?:"([\w.]+)"|\[\w+: `([\w.]+):\$\{string\}`\]): (.+)/g

const HEAD = `# Slots

A slot is a place where plugins add parts. The file's name is the slot, and its default export is made by \`defineSlot\`.
Each part fails alone: one that throws, or whose data does not come within a second, is left out, logged under the name
of its plugin and slot, and counted in the metrics. A slot without parts leaves nothing in the pages.

\`order\` is the place among the parts of all plugins. How a part reads data and sends forms stands in
[pages](pages.md#data-of-a-part). Several parts of one plugin in a slot have a name behind that of the slot:
\`product.sections.size-guide.tsx\`.

## Forms in a part

A part of any slot of the shop may have forms that work before there is JavaScript. \`actions\` handles each by the name
of its \`PageForm\`, on the page that shows the part:

\`\`\`tsx
// examples/wishlist/storefront/slots/order.sections.tsx
actions: { "keep-order": ({ values, call }) => addAll(values.product_ids.split(" "), call) },
component: ({ order }) => (
  <PageForm name="keep-order" action={\`/orders?opened=\${order.id}\`}>
\`\`\`

A handler returns the address to go to, or \`{ done }\` with a sentence for the form; what it throws is shown there. With
\`onSubmit\` JavaScript takes over. Two plugins with a form of one name stop the build. Pages of plugins show parts of
cards and of the frame too, so each has an action: \`export const action = formAction({})\` when it has no forms itself.

\`checkout.fields\` stands in the form of the order. A button named \`form\` sends that form to a handler, which returns
\`values\` too, so that what was typed stays:

\`\`\`tsx
// examples/wishlist/storefront/slots/checkout.fields.tsx
<Button type="submit" name="form" value="keep-cart" size="sm" variant="quiet" className="-ml-3">
\`\`\`

## Data in a part

Public data is loaded with the page by \`queries\`. Personal data is read in the browser, and not shown before React has
hydrated what the server rendered without it:

\`\`\`ts
// examples/wishlist/storefront/lists.ts
export function useLists(): Wishlist[] | undefined {
  const isHydrated = useIsHydrated()
  const { data: me } = useQuery(meQuery)
  const { data: lists } = useQuery({ ...listsQuery(me?.id ?? ""), enabled: me?.actor_type === "customer" })
  return isHydrated ? lists : undefined
}
\`\`\`

<!-- The lists from here to the end are written by \`npm run readmes\` from the comments of the slots. -->
`

/**
 * Reads slots from their declaration.
 * @param {string} source
 * @returns {{ name: string, text: string, props: string }[]} `text` is the comment, `props` the TypeScript type
 */
export const readSlotComments = (source) =>
  [...source.matchAll(SLOT)].map(([, comment, name, list, props]) => ({
    name: name ?? `${list}:<resource>`,
    text: comment
      .replace(/^\s*\*? ?/gm, " ")
      .replace(/\s+/g, " ")
      .trim(),
    props: props.replace(/ \}$/, " }"),
  }))

/** Renders the page of the guide. @param {{ title: string, folder: string, source: string }[]} places */
export function renderSlotPage(places) {
  const sections = places.map(({ title, folder, source }) => {
    const slots = readSlotComments(source).map(({ name, text, props }) => {
      const receives = props === "object" ? "nothing" : `\`${props}\``
      const file = `${folder}/slots/${name.replace(":<resource>", ".<resource>")}.tsx`
      return `### ${name}\n\n${text}\n\n- File: \`${file}\`\n- Receives: ${receives}\n`
    })
    return `## ${title}\n\n${slots.join("\n")}`
  })
  return `${HEAD}\n${sections.join("\n")}`
}

const render = () =>
  renderSlotPage(
    PLACES.filter(({ declared }) => existsSync(path.join(ROOT, declared))).map(({ title, folder, declared }) => ({
      title,
      folder,
      source: readFileSync(path.join(ROOT, declared), "utf8"),
    })),
  )

/** Writes the page of the slots. */
export function writeSlotPage() {
  mkdirSync(path.join(ROOT, path.dirname(PAGE)), { recursive: true })
  writeFileSync(path.join(ROOT, PAGE), render())
}

/** Finds an outdated page of the slots. */
export const checkSlotPage = () => {
  const file = path.join(ROOT, PAGE)
  const isCurrent = existsSync(file) && readFileSync(file, "utf8") === render()
  return isCurrent ? [] : [`${PAGE} is out of date: run npm run readmes`]
}
