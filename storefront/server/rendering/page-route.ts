import { matchRoutes, type RouteObject } from "react-router"
import { stripLanguage } from "../../app/lib/language/addresses.ts"
import { routePattern } from "../../app/lib/rendering/page-pattern.ts"

type BuiltRoute = { id: string; parentId?: string; path?: string; index?: boolean }

/** Suffix of the addresses at which React Router requests only the data of a page. */
const DATA = /(\/_root)?\.data$/

/** Returns a function that finds the route pattern of a path, for responses without PATTERN_HEADER. */
export function pageRoutes(routes: Record<string, BuiltRoute | undefined>): (path: string) => string | undefined {
  const buildChildren = (parent: string | undefined): RouteObject[] =>
    Object.values(routes)
      .filter((route) => route !== undefined)
      .filter(({ parentId }) => parentId === parent)
      .map(({ id, path, index }) => (index ? { id, path, index } : { id, path, children: buildChildren(id) }))
  const tree = buildChildren(undefined)

  return (path) => routePattern(matchRoutes(tree, stripLanguage(path).replace(DATA, "") || "/") ?? [])
}
