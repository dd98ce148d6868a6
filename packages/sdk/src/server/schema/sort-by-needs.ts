import type { SchemaObject } from "./declare"

/**
 * Sorts declarations so that each follows those it needs, otherwise by name.
 * @throws for a name that is declared twice, one that is needed and not declared, and declarations that need each other
 */
export function sortByNeeds(declared: SchemaObject[]): SchemaObject[] {
  const byName = new Map<string, SchemaObject>()
  for (const one of declared) {
    if (byName.has(one.name)) throw new Error(`${one.name} is declared twice in the plugins' schema folders`)
    byName.set(one.name, one)
  }
  const sorted = new Set<SchemaObject>()
  const visit = (name: string, path: string[]) => {
    const one = byName.get(name)
    if (!one) throw new Error(`${path.at(-1)} needs ${name}, which no plugin's schema folder declares`)
    if (path.includes(name)) throw new Error(`These declarations need each other: ${[...path, name].join(" → ")}`)
    if (sorted.has(one)) return
    for (const needed of [...one.needs].sort()) visit(needed, [...path, name])
    sorted.add(one)
  }
  for (const name of [...byName.keys()].sort()) visit(name, [])
  return [...sorted]
}

/** Names of the declarations that need `name`, directly or through others. */
export function dependentNames(name: string, declared: SchemaObject[]): Set<string> {
  const found = new Set<string>()
  const visit = (needed: string) => {
    for (const one of declared)
      if (one.needs.includes(needed) && !found.has(one.name)) {
        found.add(one.name)
        visit(one.name)
      }
  }
  visit(name)
  return found
}
