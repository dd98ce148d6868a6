import { HttpError } from "@haat/sdk/server/http-error"
import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import type { MedusaContainer } from "@medusajs/framework/types"
import { ContainerRegistrationKeys, ProductCategoryWorkflowEvents } from "@medusajs/framework/utils"
import { CATALOG_ERRORS } from "../errors"
import { lockCategories, lockCategoryDeletion } from "../modules/catalog/queries/lock-categories"
import { type MovedProduct, moveProducts } from "../modules/catalog/queries/move-products"
import {
  type CategoryToDelete,
  deleteCategoryRow,
  readCategoryToDelete,
} from "../modules/catalog/queries/write-categories"
import { announceProducts } from "./announce-products"
import { rejectRenamedCategory } from "./reject-renamed"

type DeleteCategory = { id: string; products_to?: string; was?: string }
type Deleted = { category: CategoryToDelete; moved: MovedProduct[] }

/**
 * Deletes a category in one transaction, moving its products into the category `products_to` first when given.
 * @returns the deleted category and the moved products
 * @throws HttpError `category_in_use` while products (inactive ones too) are in it, `category_renamed` when its name
 * differs from `was`, 404 for an unknown id
 */
export async function deleteCategory(container: MedusaContainer, input: DeleteCategory): Promise<Deleted> {
  const db = container.resolve(ContainerRegistrationKeys.PG_CONNECTION)
  const deleted = await db.transaction((trx) => removeCategory(trx, input))
  const product_ids = deleted.moved.map(({ id }) => id)
  await announceProducts(container, { product_ids, changed: ["category_id"] }, [
    { name: ProductCategoryWorkflowEvents.DELETED, data: { id: input.id } },
  ])
  return deleted
}

async function removeCategory(trx: Knex, { id, products_to, was }: DeleteCategory): Promise<Deleted> {
  await lockCategoryDeletion(trx)
  const locked = await lockCategories(trx, products_to === undefined ? [id] : [id, products_to])
  const category = await readCategoryToDelete(trx, id)
  rejectRenamedCategory(category ?? null, { was })
  if (products_to === id) throw new HttpError(CATALOG_ERRORS.same_category)
  if (!category || (products_to !== undefined && !locked.includes(products_to)))
    throw new HttpError(CATALOG_ERRORS.category_not_found)
  const { name, product_count } = category
  if (products_to === undefined && product_count) {
    const products = product_count === 1 ? "1 product is" : `${product_count} products are`
    throw new HttpError(CATALOG_ERRORS.category_in_use, { name, products })
  }
  if (category.is_imported_into) throw new HttpError(CATALOG_ERRORS.category_being_imported, { name })
  if (category.has_children) throw new HttpError(CATALOG_ERRORS.category_has_children, { name })
  await deleteCategoryRow(trx, id)
  return { category, moved: products_to === undefined ? [] : await moveProducts(trx, id, products_to) }
}
