import { z } from "zod"
import { type CategoryFacts, SaveCategoryFacts } from "./facts"
import { hindiName, hindiText, name, storable } from "./fields"
import { OwnReturnRule, type ReturnRule } from "./returns"

/** Category as the back office shows it. `name_hi` is the Hindi name, null while there is none. */
export type Category = {
  id: string
  name: string
  name_hi: string | null
  handle: string
  product_count: number
  /** null while not set: its products cannot be returned */
  returns?: ReturnRule | null
  /** null while not set: no fact is required */
  facts?: CategoryFacts | null
}

export const SaveCategory = z.object({
  name: name("Category not found", "Category name", 100),
  name_hi: hindiName("Category name", 100).optional(),
  returns: OwnReturnRule.optional(),
  /** null: not set */
  facts: SaveCategoryFacts.nullish(),
})
export type SaveCategory = z.infer<typeof SaveCategory>

const WAS = "Say which name you changed: was, as you read it"

/** `was` and `was_hi` are the names as read. A rename is rejected when the category was renamed meanwhile. */
export const RenameCategory = SaveCategory.extend({
  was: z.string(WAS).trim().min(1, WAS).max(100, "Category name is too long").refine(storable, WAS),
  was_hi: hindiText("Category name", 100).optional(),
})
export type RenameCategory = z.infer<typeof RenameCategory>
