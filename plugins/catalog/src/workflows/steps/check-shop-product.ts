import { HttpError } from "@haat/sdk/server/http-error"
import type { IProductModuleService } from "@medusajs/framework/types"
import { Modules } from "@medusajs/framework/utils"
import { createStep, StepResponse } from "@medusajs/framework/workflows-sdk"
import type { SaveShopProduct, ShopProduct } from "../../contract"
import { CATALOG_ERRORS } from "../../errors"
import { CATALOG } from "../../modules/catalog"
import { factsError } from "../../modules/catalog/check-facts"
import type { Rendition } from "../../modules/catalog/rendition"
import type CatalogModuleService from "../../modules/catalog/service"

/** `product` was already checked against the contract: all fields of a new one, the sent fields of a known one. */
export type SaveInput = { id?: string; version?: string; product: SaveShopProduct | Partial<SaveShopProduct> }

/** Changes to save: only the fields that were sent, and the product as it is now (null for a new one). */
export type CheckedSave = {
  current: ShopProduct | null
  /** handle of a new product, which it keeps when it is renamed */
  handle: string
  changes: Partial<SaveShopProduct>
  /** Renditions of the pictures named in `changes.images`, in that order. */
  renditions: Rendition[][]
}

/**
 * Rejects an unknown product, category or picture, a price above the MRP and what lacks a fact that its category
 * requires. Changes nothing.
 */
export const checkShopProductStep = createStep(
  "catalog-check-shop-product",
  async (input: SaveInput, { container }) => {
    const catalog = container.resolve<CatalogModuleService>(CATALOG)
    const current = input.id === undefined ? null : await catalog.findShopProduct(input.id)
    if (input.id !== undefined && !current) {
      throw new HttpError(CATALOG_ERRORS.product_not_found)
    }
    const changes = input.product

    if (changes.category_id) {
      const products = container.resolve<IProductModuleService>(Modules.PRODUCT)
      const found = await products.listProductCategories({ id: changes.category_id }, { select: ["id"] })
      if (!found.length) throw new HttpError(CATALOG_ERRORS.product_category_not_found)
    }

    const ids = changes.images ?? []
    const pictures = ids.length ? await catalog.listPictures({ id: ids }, { take: ids.length }) : []
    const renditions = ids.map((id) => {
      const picture = pictures.find((candidate) => candidate.id === id)
      if (!picture) {
        throw new HttpError(CATALOG_ERRORS.picture_gone)
      }
      return picture.renditions as unknown as Rendition[]
    })
    const category_id = changes.category_id ?? current?.category?.id
    const category = category_id ? await catalog.findCategory(category_id) : null
    const variants = current ? ((await catalog.findProductVariants(current.id))?.variants ?? []) : []
    const wrong = factsError(current, changes, variants, category)
    if (wrong) throw wrong
    const handle = current?.handle ?? (await catalog.freeProductHandle(changes.name as string))
    return new StepResponse<CheckedSave>({ current, handle, changes, renditions })
  },
)
