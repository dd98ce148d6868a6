import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import { ContainerRegistrationKeys, generateEntityId, MedusaService } from "@medusajs/framework/utils"
import { type Banner as BannerRow, MAX_BANNERS, type NewBanner } from "../../contract"
import { Banner } from "./models/banner"
import { MainSelection } from "./models/main-selection"
import { replaceSelection, SELECTION } from "./queries/main-selection"

type BannerPictures = { picture_id: string | null; picture_id_hi: string | null }

const COLUMNS = ["id", "image_url", "image_url_hi", "redirect_url", "rank"]

/** Banners in their order, and the owner's choice of main products. */
class BannersService extends MedusaService({ Banner, MainSelection }) {
  readonly #db: Knex

  constructor(container: Record<string, unknown>) {
    super(...arguments)
    this.#db = container[ContainerRegistrationKeys.PG_CONNECTION] as Knex
  }

  /** Reads all banners in one statement, in the home page's order. */
  async inOrder(): Promise<BannerRow[]> {
    return this.#db("banner").select(COLUMNS).whereNull("deleted_at").orderBy(["rank", "id"])
  }

  /**
   * Puts them after the others, in the caller's transaction, which has locked the list.
   * @returns null, and none is added, when there would be more than MAX_BANNERS
   */
  async append(trx: Knex, banners: NewBanner[]): Promise<BannerRow[] | null> {
    const [{ count, last }] = await trx("banner").whereNull("deleted_at").count("*").max({ last: "rank" })
    if (Number(count) + banners.length > MAX_BANNERS) return null
    const rows = banners.map(({ image_url, image_url_hi = "", redirect_url, picture_id, picture_id_hi }, i) => ({
      id: generateEntityId(undefined, "bann"),
      image_url,
      image_url_hi,
      redirect_url,
      picture_id: picture_id ?? null,
      picture_id_hi: picture_id_hi ?? null,
      rank: Number(last ?? 0) + i + 1,
    }))
    return trx("banner").insert(rows).returning(COLUMNS)
  }

  /** Deletes the banner in the caller's transaction. @returns its pictures; null when it is not there */
  async delete(trx: Knex, id: string): Promise<BannerPictures | null> {
    const [pictures] = await trx("banner").where({ id }).delete().returning(["picture_id", "picture_id_hi"])
    return pictures ?? null
  }

  /** Ids of the main products in the owner's order. */
  async chosen(): Promise<string[]> {
    const row = await this.#db("main_selection").where({ id: SELECTION }).first("product_ids")
    return row?.product_ids ?? []
  }

  /** Replaces the choice. */
  choose(product_ids: string[]): Promise<void> {
    return replaceSelection(this.#db, product_ids)
  }
}

export default BannersService
