import { WORKFLOW_LOCK } from "@haat/sdk/server/lock-options"
import { toSlug } from "../contract"

/** Lock for naming a category: of two requests for one name, the second gets the error that it is taken. */
export const categoryNamesLock = { key: "catalog-category-names", ...WORKFLOW_LOCK }

/** Lock for choosing the handle of a new product, so that two of one name at once get two. */
export const handleLock = (new_name: string | undefined) => ({
  key: new_name === undefined ? [] : [`catalog-product-handle:${toSlug(new_name)}`],
  ...WORKFLOW_LOCK,
})

export const categoryKey = (category_id: string) => `catalog-category:${category_id}`

/**
 * Lock for adding a product to a category, and for renaming or deleting a category, so that no product is left in a
 * deleted one.
 */
export const categoryLock = (category_id: string | undefined) => ({
  key: category_id ? [categoryKey(category_id)] : [],
  ...WORKFLOW_LOCK,
})
