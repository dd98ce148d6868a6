import { emitEvents } from "@haat/sdk/server/emit-events"
import { HttpError } from "@haat/sdk/server/http-error"
import { parseInput } from "@haat/sdk/server/parse-input"
import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import type { MedusaContainer } from "@medusajs/framework/types"
import { ContainerRegistrationKeys, ProductCategoryWorkflowEvents } from "@medusajs/framework/utils"
import { type Category, SaveCategory } from "../contract"
import { CATALOG_ERRORS } from "../errors"
import { insertCategory } from "../modules/catalog/import/insert-categories"
import { categoryHandle, findCategory } from "../modules/catalog/queries/categories"
import { lockCategories, lockCategoryNames } from "../modules/catalog/queries/lock-categories"
import { updateCategory } from "../modules/catalog/queries/write-categories"
import { rejectRenamedCategory } from "./reject-renamed"

/** Category to save. Without `name_hi` the Hindi name stays; an empty one removes it. */
type SaveCategoryInput = SaveCategory & { id?: string; was?: string; was_hi?: string }

/**
 * Adds a category, or changes one when `id` is given, in one transaction.
 * @throws HttpError 400 'Category not found' for an empty name, `category_exists` for a name another category has,
 * ignoring case, `category_renamed` when the name differs from `was`, `category_hindi_changed` when the Hindi name
 * differs from `was_hi`, 404 for an unknown id
 */
export async function saveCategory(
  container: MedusaContainer,
  { id, was, was_hi, ...sent }: SaveCategoryInput,
): Promise<Category> {
  const db = container.resolve(ContainerRegistrationKeys.PG_CONNECTION)
  const saved = await db.transaction(async (trx) => {
    const current = id === undefined ? null : await lockCategory(trx, id)
    await lockCategoryNames(trx)
    rejectRenamedCategory(current, { was, was_hi })
    return writeCategory(trx, current, parseInput(SaveCategory, sent))
  })
  const name = id === undefined ? ProductCategoryWorkflowEvents.CREATED : ProductCategoryWorkflowEvents.UPDATED
  await emitEvents(container, [{ name, data: { id: saved.id } }])
  return saved
}

async function lockCategory(trx: Knex, id: string): Promise<Category> {
  await lockCategories(trx, [id])
  const category = await findCategory(trx, id)
  if (!category) throw new HttpError(CATALOG_ERRORS.category_not_found)
  return category
}

async function writeCategory(trx: Knex, current: Category | null, sent: SaveCategory): Promise<Category> {
  const { name } = sent
  const handle = await categoryHandle(trx, name, current?.id)
  if (!handle) throw new HttpError(CATALOG_ERRORS.category_exists, { name })
  const row = { name, handle, metadata: toMetadata(current, sent) }
  const id = current?.id ?? (await insertCategory(trx, row))
  if (current) await updateCategory(trx, { id, ...row })
  return (await findCategory(trx, id)) as Category
}

/** All metadata of the category: fields that are not sent stay as they are. Undefined when none is sent. */
function toMetadata(current: Category | null, sent: Omit<SaveCategory, "name">): object | undefined {
  const { name_hi, returns = current?.returns, facts = current?.facts } = sent
  if ([sent.name_hi, sent.returns, sent.facts].every((value) => value === undefined)) return undefined
  return {
    name_hi: name_hi ?? current?.name_hi ?? "",
    ...(returns !== undefined && { returns }),
    ...(facts && { facts }),
  }
}
