import { HttpError } from "@haat/sdk/server/http-error"
import type { Category } from "../contract"
import { CATALOG_ERRORS } from "../errors"

/**
 * Rejects a change when its category was renamed after the person read it. Call it with the row locked.
 * @param was English name that the person saw @param was_hi Hindi name that the person saw
 * @throws HttpError `category_renamed` when its name differs from `was`, `category_hindi_changed` when its Hindi name
 * differs from `was_hi`
 */
export function rejectRenamedCategory(
  category: Pick<Category, "name" | "name_hi"> | null,
  { was, was_hi }: { was?: string; was_hi?: string },
): void {
  if (!category) return
  if (was !== undefined && category.name !== was)
    throw new HttpError(CATALOG_ERRORS.category_renamed, { name: category.name })
  if (was_hi !== undefined && (category.name_hi ?? "") !== was_hi)
    throw new HttpError(CATALOG_ERRORS.category_hindi_changed)
}
