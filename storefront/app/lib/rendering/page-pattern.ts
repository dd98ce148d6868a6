/**
 * Response header from the storefront to the web tier with the page's route pattern, for logs; it is not sent to
 * clients.
 */
export const PATTERN_HEADER = "x-page-pattern"

/**
 * Returns the pattern of the matching routes, such as `/product-info/:id`; undefined when only the catch-all route
 * matches.
 */
export function routePattern(matches: { route: { path?: string } }[]): string | undefined {
  const pattern = matches.map(({ route }) => route.path?.replace(/^\/|\/$/g, "")).filter(Boolean)
  return pattern.includes("*") ? undefined : `/${pattern.join("/")}`
}
