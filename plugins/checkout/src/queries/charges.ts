import type { Database } from "@haat/sdk/server/database"
import { HttpError } from "@haat/sdk/server/http-error"
import { HookFailure, type Pause, runLimitedHook } from "@haat/sdk/server/limited-hook"
import { readSettings } from "@haat/sdk/server/settings"
import type { MedusaContainer } from "@medusajs/framework/types"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import { z } from "zod"
import { Charge } from "../contract"
import { CHECKOUT_ERRORS } from "../errors"
import { CHARGES_HOOK, type ChargesQuery, type HandlerReads } from "../hooks"

/** Time for the work of each plugin, and for each of its reads. */
const LIMIT_MS = 50

const Charges = z.array(Charge)

/**
 * Returns the plugins' charges for an order, in the order of the hook; without those of 0.
 * @throws HttpError 503 when a plugin fails: the order is rejected and never cheaper than it should be
 */
export async function readCharges(
  container: MedusaContainer,
  query: Omit<ChargesQuery, keyof HandlerReads>,
): Promise<Charge[]> {
  const results = await runLimitedHook(container, {
    hook: CHARGES_HOOK,
    limit_ms: LIMIT_MS,
    input: (pause) => ({ ...query, ...readOnlyInput(container, pause) }),
    check: (charges, plugin) => checkCharges(charges, plugin, query.lines),
  }).catch((error) => {
    throw error instanceof HookFailure ? new HttpError(CHECKOUT_ERRORS.charges_unknown) : error
  })
  return results.flatMap(({ result }) => result.filter(({ paise }) => paise > 0))
}

/** Returns the ways of a handler to read; its time limit pauses meanwhile. */
export function readOnlyInput(container: MedusaContainer, pause: Pause): HandlerReads {
  const database = container.resolve<Database>(ContainerRegistrationKeys.PG_CONNECTION)
  return {
    readRows: (sql, values) => pause(() => readOnly(database, sql, values)),
    readSettings: (settings) => pause(() => readSettings(container, settings)),
  }
}

/** Runs a query that can neither write nor take longer than the limit. */
const readOnly = <Row>(database: Database, sql: string, values: Record<string, unknown> = {}): Promise<Row[]> =>
  database.transaction(async (trx) => {
    await trx.raw(`set transaction read only; set local statement_timeout = ${LIMIT_MS}`)
    return (await trx.raw<Row>(sql, values)).rows
  })

/** @throws Error when a plugin names its charges for another one, twice, or for lines that are not ordered */
function checkCharges(found: Charge[], plugin: string, lines: ChargesQuery["lines"]): Charge[] {
  const { error, data: charges = [] } = Charges.safeParse(found)
  if (error) throw new Error(z.prettifyError(error))
  const ids = new Set(charges.map(({ id }) => id))
  if (ids.size < charges.length) throw new Error("Two charges have the same id")
  for (const { id, lines: shares = [] } of charges) {
    if (!id.startsWith(`${plugin}.`)) throw new Error(`The id of the charge ${id} has to begin with "${plugin}."`)
    const unknown = shares.find(({ variant_id }) => !lines.some((line) => line.variant_id === variant_id))
    if (unknown) throw new Error(`The charge ${id} has a share of ${unknown.variant_id}, which is not ordered`)
  }
  return charges
}
