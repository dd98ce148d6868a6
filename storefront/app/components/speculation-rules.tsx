import { pageAddress } from "../lib/language/page-address.ts"
import { useIsHydrated } from "../lib/rendering/use-is-hydrated.ts"

/** Pages that are the same for all visitors: no cart, checkout or personal pages. */
const PAGES = ["/", "/explore", "/category/*", "/product-info/*", "/search?*"].map(pageAddress)

const RULES = JSON.stringify({ prefetch: [{ where: { href_matches: PAGES }, eagerness: "conservative" }] })

/**
 * Lets the browser prefetch the page of a pressed link until hydration; after that the links prefetch by themselves.
 * Browsers without speculation rules or with Save-Data ignore them.
 */
export const SpeculationRules = () =>
  useIsHydrated() ? null : <script type="speculationrules" dangerouslySetInnerHTML={{ __html: RULES }} />
