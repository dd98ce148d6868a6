import { createWorkflow, transform, WorkflowResponse, when } from "@medusajs/framework/workflows-sdk"
import {
  acquireLockStep,
  createProductsWorkflow,
  emitEventStep,
  releaseLockStep,
  updateProductsWorkflow,
} from "@medusajs/medusa/core-flows"
import { type ShopProduct, STOCK_CHANGED } from "../contract"
import { categoryLock, handleLock } from "./locks"
import { toCreate, toUpdate } from "./medusa-product"
import { checkShopProductStep, type SaveInput } from "./steps/check-shop-product"
import { claimPicturesStep } from "./steps/claim-pictures"
import { claimVersionStep } from "./steps/claim-version"
import { discardPicturesStep } from "./steps/discard-pictures"
import { findShopSetupStep } from "./steps/find-shop-setup"
import { readShopProductStep } from "./steps/read-shop-product"
import { setPriceStep } from "./steps/set-price"
import { setStockStep } from "./steps/set-stock"

/** What a product was before it was saved, null for a new one, and what it is now. */
export type SavedProduct = { before: ShopProduct | null; after: ShopProduct }

/**
 * Makes a shop product, or changes the fields that are sent when `id` is given. `quantity` is what can still be sold.
 * With `version`, the `updated_at` that was read before editing, `product_changed` when somebody was quicker.
 * HttpError 400 for an unknown category or picture, 404 for an unknown id, `picture_taken` for another product's picture.
 */
export const saveShopProductWorkflow = createWorkflow("catalog-save-shop-product", (input: SaveInput) => {
  const lock = transform(input, ({ product }) => categoryLock(product.category_id))
  const naming = transform(input, ({ id, product }) => handleLock(id ? undefined : product.name))
  acquireLockStep(lock)
  acquireLockStep(naming).config({ name: "wait-for-handle" })
  const save = checkShopProductStep(input)
  const setup = findShopSetupStep()

  const created = when("new-shop-product", { save }, ({ save }) => !save.current).then(() =>
    createProductsWorkflow.runAsStep({
      input: transform({ save, setup }, ({ save, setup }) => ({ products: [toCreate(save, setup)] })),
    }),
  )
  const id = transform({ save, created }, ({ save, created }) => (save.current?.id ?? created?.[0].id) as string)

  when("known-shop-product", { save }, ({ save }) => !!save.current).then(() => {
    claimVersionStep(transform({ input, id }, ({ input, id }) => ({ id, version: input.version })))
    updateProductsWorkflow.runAsStep({
      input: transform({ save, id }, ({ save, id }) => ({ products: [toUpdate(id, save)] })),
    })
    setPriceStep(transform({ save, id }, ({ save, id }) => ({ product_id: id, price: save.changes.price })))
  })
  releaseLockStep(naming).config({ name: "let-go-of-handle" })
  releaseLockStep(lock)

  setStockStep(
    transform({ save, setup, id }, ({ save, setup, id }) => ({
      product_id: id,
      location_id: setup.stock_location_id,
      quantity: save.changes.quantity,
    })),
  )
  const dropped = claimPicturesStep(
    transform({ save, id }, ({ save, id }) => ({ product_id: id, ids: save.changes.images })),
  )
  emitEventStep({ eventName: STOCK_CHANGED, data: transform({ id }, ({ id }) => ({ product_ids: [id] })) })
  const product = readShopProductStep(transform({ id }, ({ id }) => ({ id })))
  discardPicturesStep(dropped)
  return new WorkflowResponse(
    transform({ save, product }, ({ save, product }): SavedProduct => ({ before: save.current, after: product })),
  )
})
