import { matchRoutes, type RouteObject } from "react-router"
import { withoutLanguage } from "../../app/lib/language/addresses.ts"
import { patternOf } from "../../app/lib/rendering/page-pattern.ts"

type BuiltRoute = { id: string; parentId?: string; path?: string; index?: boolean }

/** Ends the address at which React Router requests the data of a page alone. */
const DATA = /(\/_root)?\.data$/

/** Matches a path against the routes of a build, for responses that do not name their pattern (PATTERN_HEADER). */
export function pageRoutes(routes: Record<string, BuiltRoute | undefined>): (path: string) => string | undefined {
  const under = (parent: string | undefined): RouteObject[] =>
    Object.values(routes)
      .filter((route) => route !== undefined)
      .filter(({ parentId }) => parentId === parent)
      .map(({ id, path, index }) => (index ? { id, path, index } : { id, path, children: under(id) }))
  const tree = under(undefined)

  return (path) => patternOf(matchRoutes(tree, withoutLanguage(path).replace(DATA, "") || "/") ?? [])
}
