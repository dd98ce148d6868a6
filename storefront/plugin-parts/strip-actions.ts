import type { Plugin } from "vite"

/** A node of a syntax tree, as far as it is read here. */
type Node = {
  start: number
  end: number
  declaration?: Node
  callee?: { name?: string }
  arguments?: Node[]
  properties?: { key?: { name?: string }; value?: Node }[]
}

/** Matches a part of a plugin, wherever that is installed. */
const PART = /\/storefront\/slots\/[^/]+\.tsx$/

/** Properties of a part for the server and for the back office. */
const UNUSED = ["actions", "name"]

/** Returns what browsers do not need in the module of a part, `export default defineSlot(…, { actions: … })`. */
function findUnused(statements: Node[]): Node[] {
  const fill = statements.find(({ declaration }) => declaration?.callee?.name === "defineSlot")?.declaration
  return (fill?.arguments?.[1]?.properties ?? []).flatMap(({ key, value }) =>
    value && UNUSED.includes(key?.name ?? "") ? value : [],
  )
}

/**
 * Removes the actions of slots' parts from the files for browsers, and so what they alone import, such as contracts:
 * the server runs them. React Router does the same with the `action` of a page. Names for the back office go too.
 */
export const stripActions = (): Plugin => ({
  name: "haat:strip-actions",
  apply: "build",
  transform(code, id) {
    if (this.environment.name !== "client" || !PART.test(id)) return
    const unused = findUnused(this.parse(code).body as unknown as Node[])
    if (!unused.length) return
    // from the end, so that positions before stay right
    const stripped = unused.reduceRight((rest, { start, end }) => `${rest.slice(0, start)}{}${rest.slice(end)}`, code)
    return { code: stripped, map: null }
  },
})
