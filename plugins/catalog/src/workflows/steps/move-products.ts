import { HttpError } from "@haat/sdk/server/http-error"
import { createStep, StepResponse } from "@medusajs/framework/workflows-sdk"
import { CATALOG_ERRORS } from "../../errors"
import { CATALOG } from "../../modules/catalog"
import type { MovedProduct } from "../../modules/catalog/queries/move-products"
import type CatalogModuleService from "../../modules/catalog/service"

type Move = { id: string; products_to?: string }
type Moved = { moved: string[]; from: string; to: string }

/** Moves products to another category; leaves them where they are without `products_to`. Returns those moved. */
export const moveProductsStep = createStep(
  "catalog-move-products",
  async ({ id, products_to }: Move, { container }) => {
    if (products_to === undefined) return new StepResponse<MovedProduct[], Moved>([])
    const catalog = container.resolve<CatalogModuleService>(CATALOG)
    if (products_to === id) {
      throw new HttpError(CATALOG_ERRORS.same_category)
    }
    for (const category of [id, products_to]) {
      if (!(await catalog.findCategory(category))) {
        throw new HttpError(CATALOG_ERRORS.category_not_found)
      }
    }
    const moved = await catalog.moveProducts(id, products_to)
    return new StepResponse<MovedProduct[], Moved>(moved, {
      moved: moved.map((one) => one.id),
      from: id,
      to: products_to,
    })
  },
  async (move: Moved | undefined, { container }) => {
    if (move) await container.resolve<CatalogModuleService>(CATALOG).undoMove(move.moved, move.from, move.to)
  },
)
