import { HttpError } from "@haat/sdk/server/http-error"
import type { Category } from "../contract"
import { CATALOG_ERRORS } from "../errors"

/**
 * Rejects a change of a category, which the caller has locked, when it is no longer called as it `was` read.
 * @throws HttpError `category_renamed`, `category_hindi_changed` when its Hindi name is not `was_hi` any more
 */
export function rejectRenamed(
  category: Pick<Category, "name" | "name_hi"> | null,
  { was, was_hi }: { was?: string; was_hi?: string },
): void {
  if (!category) return
  if (was !== undefined && category.name !== was)
    throw new HttpError(CATALOG_ERRORS.category_renamed, { name: category.name })
  if (was_hi !== undefined && (category.name_hi ?? "") !== was_hi)
    throw new HttpError(CATALOG_ERRORS.category_hindi_changed)
}
