import { lockNamedList } from "@haat/sdk/server/queries/lock-list"
import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import { ContainerRegistrationKeys, generateEntityId, MedusaService } from "@medusajs/framework/utils"
import { type Faq as FaqRow, MAX_FAQS, type NewFaq } from "../../contract"
import { Faq } from "./models/faq"

const COLUMNS = ["id", "question", "answer", "question_hi", "answer_hi", "rank"]

/** Questions and answers in their order. */
class FaqsService extends MedusaService({ Faq }) {
  readonly #db: Knex

  constructor(container: Record<string, unknown>) {
    super(...arguments)
    this.#db = container[ContainerRegistrationKeys.PG_CONNECTION] as Knex
  }

  /** Reads all questions in one statement, in the home page's order. */
  async inOrder(): Promise<FaqRow[]> {
    return this.#db("faq").select(COLUMNS).whereNull("deleted_at").orderBy(["rank", "id"])
  }

  /** Puts them after the others. @returns null, and none is added, when there would be more than MAX_FAQS */
  async append(faqs: NewFaq[]): Promise<FaqRow[] | null> {
    return this.#db.transaction(async (db) => {
      await lockNamedList(db, "haat-faqs")
      const [{ count, last }] = await db("faq").whereNull("deleted_at").count("*").max({ last: "rank" })
      if (Number(count) + faqs.length > MAX_FAQS) return null
      const rows = faqs.map(({ question, answer, question_hi = "", answer_hi = "" }, i) => ({
        id: generateEntityId(undefined, "faq"),
        question,
        answer,
        question_hi,
        answer_hi,
        rank: Number(last ?? 0) + i + 1,
      }))
      const added: FaqRow[] = await db("faq").insert(rows).returning(COLUMNS)
      return added
    })
  }

  /** Takes the question away. @returns it, or null when it is not there */
  async take(id: string): Promise<FaqRow | null> {
    const [faq] = await this.#db("faq").where({ id }).delete().returning(COLUMNS)
    return faq ?? null
  }
}

export default FaqsService
