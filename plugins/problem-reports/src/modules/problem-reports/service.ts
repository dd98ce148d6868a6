import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import { ContainerRegistrationKeys, generateEntityId, MedusaService } from "@medusajs/framework/utils"
import type { Complain } from "../../complaints"
import { ProblemReport } from "./models/problem-report"
import { insertComplaint } from "./queries/complaints"
import { isProduct } from "./queries/is-product"
import { REPORT_DATA } from "./queries/personal-data"

/** Complaints; reports, and whether there is what they are about. */
export class ProblemReportsService extends MedusaService({ ProblemReport }) {
  readonly personalData = REPORT_DATA
  readonly #db: Knex

  constructor(container: Record<string, unknown>) {
    super(...arguments)
    this.#db = container[ContainerRegistrationKeys.PG_CONNECTION] as Knex
  }

  /** Whether there is such a product, a draft too. */
  isProduct(id: string): Promise<boolean> {
    return isProduct(this.#db, id)
  }

  addComplaint(complaint: Complain & { customer_id: string | null }) {
    return insertComplaint(this.#db, { ...complaint, id: generateEntityId(undefined, "cpl") })
  }
}
