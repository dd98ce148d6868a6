import type { FoundProducts } from "@haat/catalog/contract"
import { PRODUCT_INDEX } from "./queries/product-index"
import { buildTextMatch } from "./search-text/match-text"
import { matchingIds } from "./search-text/matching-products"
import { readPriceWish } from "./search-text/price-wish"

/**
 * Returns the SQL that finds the ids of products for the back office, on sale or not, with its price limits in rupees.
 * Products must match the whole text, since all of them may be changed at once.
 */
export function findForOwner(typed: string): FoundProducts {
  const { text, lowest, highest } = readPriceWish(typed)
  const match = buildTextMatch(text, "all")
  if (!match) return { bindings: {}, lowest, highest }
  const idsOf = (which: "known" | "guessed") => matchingIds(match, which).replaceAll("??", PRODUCT_INDEX)
  return { known: idsOf("known"), guessed: idsOf("guessed"), bindings: match.bindings, lowest, highest }
}
