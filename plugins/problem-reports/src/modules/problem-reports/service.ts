import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import { ContainerRegistrationKeys, MedusaService } from "@medusajs/framework/utils"
import { ProblemReport } from "./models/problem-report"

/** Reports, and whether there is what they are about. */
export class ProblemReportsService extends MedusaService({ ProblemReport }) {
  readonly #db: Knex

  constructor(container: Record<string, unknown>) {
    super(...arguments)
    this.#db = container[ContainerRegistrationKeys.PG_CONNECTION] as Knex
  }

  async isProduct(id: string): Promise<boolean> {
    const { rows } = await this.#db.raw<{ rows: unknown[] }>(
      "select from product where id = ? and deleted_at is null",
      [id],
    )
    return rows.length > 0
  }
}
