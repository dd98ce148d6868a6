import type { FoundProducts } from "@haat/catalog/contract"
import { PRODUCT_INDEX } from "./queries/product-index"
import { matchingIds } from "./search-text/found"
import { buildTextMatch } from "./search-text/match-text"
import { readPriceWish } from "./search-text/price-wish"

/**
 * SQL for the products that the shop's search finds, on sale or not. All of them may be changed at once, so none has a
 * part of the text only.
 */
export function findForOwner(typed: string): FoundProducts {
  const { text, lowest, highest } = readPriceWish(typed)
  const match = buildTextMatch(text, "all")
  if (!match) return { bindings: {}, lowest, highest }
  const idsOf = (which: "known" | "guessed") => matchingIds(match, which).replaceAll("??", PRODUCT_INDEX)
  return { known: idsOf("known"), guessed: idsOf("guessed"), bindings: match.bindings, lowest, highest }
}
