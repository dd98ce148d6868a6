import { useEffect, useState } from "react"
import { pageAddress } from "../lib/language/page-address.ts"

/** Pages that are the same for everybody: neither cart nor checkout, nor what belongs to a person. */
const PAGES = ["/", "/explore", "/category/*", "/product-info/*", "/search?*"].map(pageAddress)

const RULES = JSON.stringify({ prefetch: [{ where: { href_matches: PAGES }, eagerness: "conservative" }] })

/**
 * Has the browser prefetch the page of a link that is pressed before this page's code is there; from then on the links
 * do it themselves. Browsers without speculation rules ignore them, and those that save data do.
 */
export function SpeculationRules() {
  const [isHydrated, setHydrated] = useState(false)
  useEffect(() => setHydrated(true), [])
  return isHydrated ? null : <script type="speculationrules" dangerouslySetInnerHTML={{ __html: RULES }} />
}
