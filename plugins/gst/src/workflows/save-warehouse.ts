import { WAREHOUSES_LOCK } from "@haat/catalog/contract"
import { discardEmptyLevels } from "@haat/catalog/queries/discard-empty-levels"
import { readState, stateByCode } from "@haat/places/contract"
import { statesElsewhere } from "@haat/places/states-elsewhere"
import { HttpError } from "@haat/sdk/server/http-error"
import { lockNamedList } from "@haat/sdk/server/queries/lock-list"
import {
  insertWarehouse,
  readWarehouse,
  readWarehouses,
  removeWarehouse,
  type StoredWarehouse,
  updateWarehouse,
} from "@haat/shop-settings/queries/warehouses"
import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import type { MedusaContainer } from "@medusajs/framework/types"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import { GST, type Registrations, type SaveWarehouse, type Warehouse } from "../contract"
import { GST_ERRORS } from "../errors"
import { countProducts, readUse } from "../queries/warehouse-use"

const registrationsOf = (container: MedusaContainer) => container.resolve<Registrations>(GST)
const resolveDatabase = (container: MedusaContainer) => container.resolve(ContainerRegistrationKeys.PG_CONNECTION)

const nameOf = (code: string) => stateByCode(code)?.en ?? ""
const codeOf = (province: string) => readState(province)?.code ?? ""

/** The warehouses besides the main one, with what each is registered as, and how many products are kept there. */
export async function findWarehouses(container: MedusaContainer): Promise<Warehouse[]> {
  const stored = await readWarehouses(resolveDatabase(container))
  return stored.length ? withRegistrations(container, stored) : []
}

/** Undefined when there is none. */
export async function findWarehouse(container: MedusaContainer, id: string): Promise<Warehouse | undefined> {
  const stored = await readWarehouse(resolveDatabase(container), id)
  return stored && (await withRegistrations(container, [stored]))[0]
}

async function withRegistrations(container: MedusaContainer, stored: StoredWarehouse[]): Promise<Warehouse[]> {
  const [registrations, products] = await Promise.all([
    registrationsOf(container).registrations(),
    countProducts(resolveDatabase(container)),
  ])
  const known = new Map(registrations.map((one) => [one.location_id, one]))
  return stored.map(({ province, ...one }) => {
    const { state = codeOf(province), gstin = "" } = known.get(one.id) ?? {}
    return { ...one, state, gstin, products: products.get(one.id) ?? 0 }
  })
}

/** @param id left out, a new one is made */
type Input = { id?: string; warehouse: SaveWarehouse }

/**
 * Saves a warehouse with its registration, in one transaction.
 * @throws HttpError 404, 409 after a concurrent change or when its state changes while goods are there, 400 for a GSTIN
 * that does not fit
 */
export async function saveWarehouse(container: MedusaContainer, { id: known, warehouse }: Input): Promise<Warehouse> {
  const { state, gstin, updated_at = "", ...fields } = warehouse
  const elsewhere = await statesElsewhere(state, fields.postal_code)
  if (elsewhere) throw new HttpError(GST_ERRORS.warehouse_in_other_state, { state: elsewhere })
  const id = await resolveDatabase(container).transaction(async (trx) => {
    await lockNamedList(trx, WAREHOUSES_LOCK)
    const row = { ...fields, province: nameOf(state) }
    if (known) await change(trx, container, known, { ...row, state, gstin, updated_at })
    const location_id = known ?? (await insertWarehouse(trx, row))
    await registrationsOf(container).saveRegistration(trx, { location_id, state, gstin })
    return location_id
  })
  return (await findWarehouse(container, id)) as Warehouse
}

async function change(
  trx: Knex.Transaction,
  container: MedusaContainer,
  id: string,
  { state, gstin, ...row }: Parameters<typeof updateWarehouse>[2] & { state: string; gstin: string },
) {
  const before = await readWarehouse(trx, id)
  if (!before) throw new HttpError(GST_ERRORS.no_such_warehouse)
  const registered = (await registrationsOf(container).registrations()).find(({ location_id }) => location_id === id)
  const { products, waiting, under_way } = await readUse(trx, id)
  const moves = state !== (registered?.state ?? codeOf(before.province))
  if (moves && products + under_way > 0) throw new HttpError(GST_ERRORS.warehouse_moves_state)
  if (gstin !== (registered?.gstin ?? "") && waiting + under_way > 0)
    throw new HttpError(GST_ERRORS.warehouse_changes_gstin)
  if (!(await updateWarehouse(trx, id, row))) throw new HttpError(GST_ERRORS.warehouse_changed)
}

/** Removes a warehouse in which nothing is kept, and from which nothing is under way. @throws HttpError 404, 409 */
export async function deleteWarehouse(container: MedusaContainer, id: string): Promise<void> {
  await resolveDatabase(container).transaction(async (trx) => {
    await lockNamedList(trx, WAREHOUSES_LOCK)
    if (!(await readWarehouse(trx, id))) throw new HttpError(GST_ERRORS.no_such_warehouse)
    const { products, under_way } = await readUse(trx, id)
    if (products) throw new HttpError(GST_ERRORS.warehouse_not_empty, { count: products })
    if (under_way) throw new HttpError(GST_ERRORS.warehouse_parcels_under_way, { count: under_way })
    await discardEmptyLevels(trx, id)
    await removeWarehouse(trx, id)
  })
}
