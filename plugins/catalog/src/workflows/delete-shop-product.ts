import { createWorkflow, transform, WorkflowResponse } from "@medusajs/framework/workflows-sdk"
import { deleteProductsWorkflow, dismissRemoteLinkStep, emitEventStep } from "@medusajs/medusa/core-flows"
import { STOCK_CHANGED } from "../contract"
import { claimPicturesStep } from "./steps/claim-pictures"
import { discardPicturesStep } from "./steps/discard-pictures"
import { findPromisedStockStep } from "./steps/find-promised-stock"
import { readShopProductStep } from "./steps/read-shop-product"

type DeleteShopProduct = { id: string; pendingDeletion?: boolean }

/**
 * Takes the product out of the shop, its pictures' files included. Orders keep their lines, and stock promised to orders
 * that are not fulfilled yet stays booked. One pending deletion is found only with `pendingDeletion`. HttpError 404 for an unknown
 * id. Returns the product as it was.
 */
export const deleteShopProductWorkflow = createWorkflow("catalog-delete-shop-product", (input: DeleteShopProduct) => {
  const product = readShopProductStep(input)
  dismissRemoteLinkStep(findPromisedStockStep(input.id))
  deleteProductsWorkflow.runAsStep({ input: transform({ input }, ({ input }) => ({ ids: [input.id] })) })
  const dropped = claimPicturesStep(transform({ input }, ({ input }) => ({ product_id: input.id, ids: [] })))
  emitEventStep({ eventName: STOCK_CHANGED, data: transform({ input }, ({ input }) => ({ product_ids: [input.id] })) })
  discardPicturesStep(dropped)
  return new WorkflowResponse(product)
})
