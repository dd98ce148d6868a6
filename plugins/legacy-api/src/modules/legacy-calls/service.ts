import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import { ContainerRegistrationKeys, generateEntityId, MedusaService } from "@medusajs/framework/utils"
import { LegacyCall } from "./models/legacy-call"
import { addCalls } from "./queries/add-calls"

type Options = { publicUrl?: string; apiOrigins?: string[] }

/** What was counted is written together, so that a busy call costs the database one statement in so many seconds. */
const WRITE_AFTER_MS = 2_000

const indianDay = new Intl.DateTimeFormat("en-CA", { timeZone: "Asia/Kolkata", dateStyle: "short" })

/** Counts which of the old calls are used, by day. What a process has not written when it dies is not counted. */
export class LegacyCallsService extends MedusaService({ LegacyCall }) {
  /** Whose pages may make the old calls, the shop's own first. */
  readonly origins: string[]
  readonly #db: Knex
  #counted = new Map<string, number>()
  #timer: NodeJS.Timeout | undefined

  constructor(container: Record<string, unknown>, { publicUrl, apiOrigins = [] }: Options = {}) {
    super(...arguments)
    this.#db = container[ContainerRegistrationKeys.PG_CONNECTION] as Knex
    this.origins = [...(publicUrl ? [new URL(publicUrl).origin] : []), ...apiOrigins]
  }

  /** Read by Medusa. */
  __hooks = {
    onApplicationPrepareShutdown: () => this.write(),
  }

  /** @param call "POST /api/user/login" */
  count(call: string) {
    this.#counted.set(call, (this.#counted.get(call) ?? 0) + 1)
    this.#timer ??= setTimeout(() => void this.write(), WRITE_AFTER_MS).unref()
  }

  /** Adds what was counted to the rows of today. A count that cannot be written is dropped: it is worth no error. */
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
