import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import { ContainerRegistrationKeys, generateEntityId, MedusaService } from "@medusajs/framework/utils"
import { LegacyCall } from "./models/legacy-call"
import { addCalls } from "./queries/add-calls"

type Options = { publicUrl?: string; apiOrigins?: string[] }

/** Delay before counts are written: all calls in this time take one statement. */
const WRITE_AFTER_MS = 2_000

const indianDay = new Intl.DateTimeFormat("en-CA", { timeZone: "Asia/Kolkata", dateStyle: "short" })

/** Counts the uses of each old call by day. Counts that are not written when a process dies are lost. */
export class LegacyCallsService extends MedusaService({ LegacyCall }) {
  /** Origins whose pages may make the old calls, the shop's own first. */
  readonly origins: string[]
  readonly #db: Knex
  #counted = new Map<string, number>()
  #timer: NodeJS.Timeout | undefined

  constructor(container: Record<string, unknown>, { publicUrl, apiOrigins = [] }: Options = {}) {
    super(...arguments)
    this.#db = container[ContainerRegistrationKeys.PG_CONNECTION] as Knex
    this.origins = [...(publicUrl ? [new URL(publicUrl).origin] : []), ...apiOrigins]
  }

  /** Called by Medusa at shutdown. */
  __hooks = {
    onApplicationPrepareShutdown: () => this.write(),
  }

  /** @param call "POST /api/user/login" */
  count(call: string) {
    this.#counted.set(call, (this.#counted.get(call) ?? 0) + 1)
    this.#timer ??= setTimeout(() => void this.write(), WRITE_AFTER_MS).unref()
  }

  /** Adds the counts to today's rows. Counts that cannot be written are dropped without an error. */
  async write() {
    clearTimeout(this.#timer)
    this.#timer = undefined
    const counted = [...this.#counted]
    this.#counted = new Map()
    if (!counted.length) return
    const day = indianDay.format(new Date())
    const rows = counted.map(([call, times]) => ({ id: generateEntityId(undefined, "lcall"), day, call, times }))
    await addCalls(this.#db, rows).catch(() => {})
  }
}
