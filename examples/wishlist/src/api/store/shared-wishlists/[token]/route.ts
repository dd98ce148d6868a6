import type { LocaleQuery } from "@haat/sdk/locale"
import { HttpError } from "@haat/sdk/server/http-error"
import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import type { SharedWishlist } from "../../../../contract"
import { WISHLIST_ERRORS } from "../../../../errors"
import { selectShared } from "../../../../modules/wishlist/queries/rows"
import { findCards } from "../../../../products"

/** Capability URL: open to any holder of the link; never cached, and not indexed by search engines. */
export const GET = async (req: MedusaRequest<unknown, LocaleQuery>, res: MedusaResponse<SharedWishlist>) => {
  res.set("Cache-Control", "private, no-store").set("X-Robots-Tag", "noindex")
  const db = req.scope.resolve(ContainerRegistrationKeys.PG_CONNECTION)
  const list = await selectShared(db, { share_token: req.params.token })
  if (!list) throw new HttpError(WISHLIST_ERRORS.wishlist_not_shared)
  const { name, owner, product_ids } = list
  res.json({ name, owner, products: await findCards(req.scope, product_ids, req.validatedQuery.locale) })
}
