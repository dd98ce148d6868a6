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

/** Returns where the actions of a part stand in its module: those of `export default defineSlot(…, { actions: … })`. */
function findActions(statements: Node[]): Node | undefined {
  for (const { declaration } of statements)
    if (declaration?.callee?.name === "defineSlot")
      return declaration.arguments?.[1]?.properties?.find(({ key }) => key?.name === "actions")?.value
}

/**
 * Removes the actions of slots' parts from the files for browsers, and so what they alone import, such as contracts:
 * the server runs them. React Router does the same with the `action` of a page.
 */
export const stripActions = (): Plugin => ({
  name: "haat:strip-actions",
  apply: "build",
  transform(code, id) {
    if (this.environment.name !== "client" || !/\/plugins\/[^/]+\/storefront\/slots\/[^/]+\.tsx$/.test(id)) return
    const actions = findActions(this.parse(code).body as unknown as Node[])
    return actions && { code: `${code.slice(0, actions.start)}{}${code.slice(actions.end)}`, map: null }
  },
})
