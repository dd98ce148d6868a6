import { HttpError } from "@haat/sdk/server/http-error"
import { lockNamedList } from "@haat/sdk/server/queries/lock-list"
import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import type { MedusaContainer } from "@medusajs/framework/types"
import { ContainerRegistrationKeys, generateEntityId } from "@medusajs/framework/utils"
import { type ChangeSynonyms, MAX_SYNONYMS, type SaveSynonyms, type Synonyms } from "../contract"
import { SEARCH_ERRORS } from "../errors"

const TABLE = "search_synonym"
const COLUMNS = ["id", "words", "created_at", "updated_at"]

const resolveDatabase = (container: MedusaContainer) => container.resolve(ContainerRegistrationKeys.PG_CONNECTION)

/** Adds a line. @throws HttpError 409 when there is the same one already, or when there are too many */
export const addSynonyms = (container: MedusaContainer, { words }: SaveSynonyms): Promise<Synonyms> =>
  changing(container, async (trx) => {
    await rejectKnown(trx, words)
    const [{ count }] = await trx(TABLE).count("*")
    if (Number(count) >= MAX_SYNONYMS) throw new HttpError(SEARCH_ERRORS.too_many_synonyms, { most: MAX_SYNONYMS })
    const [line] = await trx(TABLE)
      .insert({ id: generateEntityId(undefined, "syn"), words })
      .returning<Synonyms[]>(COLUMNS)
    return line
  })

/**
 * Changes a line that is still as it `was` read.
 * @throws HttpError 404 without it, 409 when it is another by now or there is the same one already
 */
export const updateSynonyms = (
  container: MedusaContainer,
  { id, words, was }: ChangeSynonyms & { id: string },
): Promise<Synonyms> =>
  changing(container, async (trx) => {
    const line = await trx(TABLE).where({ id }).first<Synonyms | undefined>(COLUMNS)
    if (!line) throw new HttpError(SEARCH_ERRORS.no_such_synonyms)
    if (line.words !== was) throw new HttpError(SEARCH_ERRORS.synonyms_changed, { words: line.words })
    await rejectKnown(trx, words, id)
    const [changed] = await trx(TABLE)
      .where({ id })
      .update({ words, updated_at: trx.fn.now() })
      .returning<Synonyms[]>(COLUMNS)
    return changed
  })

/** Deletes a line. @throws HttpError 404 when it is not there */
export const deleteSynonyms = async (container: MedusaContainer, id: string): Promise<void> => {
  const removed = await resolveDatabase(container)(TABLE).where({ id }).delete()
  if (!removed) throw new HttpError(SEARCH_ERRORS.no_such_synonyms)
}

/** Serializes changes: two concurrent ones would both find that a line does not exist yet. */
const changing = <T>(container: MedusaContainer, change: (trx: Knex) => Promise<T>): Promise<T> =>
  resolveDatabase(container).transaction(async (trx) => {
    await lockNamedList(trx, "haat-synonyms")
    return change(trx)
  })

/** A word may stand in several lines: it can mean several things. The very same line twice means nothing more. */
const rejectKnown = async (trx: Knex, words: string, besides = "") => {
  const same = await trx(TABLE).where({ words }).whereNot({ id: besides }).first("id")
  if (same) throw new HttpError(SEARCH_ERRORS.synonyms_exist)
}
