import { WORKFLOW_LOCK } from "@haat/sdk/server/lock-options"
import { toSlug } from "../contract"

/** Held by whoever names a category: of two who want one name, the second is told in words that it is taken. */
export const categoryNamesLock = { key: "catalog-category-names", ...WORKFLOW_LOCK }

/** Held while a new product looks for an address of its own, so that two of one name at once get two. */
export const handleLock = (new_name: string | undefined) => ({
  key: new_name === undefined ? [] : [`catalog-product-handle:${toSlug(new_name)}`],
  ...WORKFLOW_LOCK,
})

export const categoryKey = (category_id: string) => `catalog-category:${category_id}`

/** Held while a product enters a category, and while a category is renamed or deleted, so that no product is left in one that is gone. */
export const categoryLock = (category_id: string | undefined) => ({
  key: category_id ? [categoryKey(category_id)] : [],
  ...WORKFLOW_LOCK,
})
