import type { Banner } from "@haat/banners/contract"
import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import { z } from "zod"
import type { ListQuery, ListShape } from "../dialect/list-query"
import { listTable } from "./list-table"

export const BANNER_LIST: ListShape<Record<never, never>> = { filters: z.object({}), sortable: ["id", "rank"] }

const BANNERS = {
  from: "shop_banner",
  columns: ["id", "image_url", "image_url_hi", "redirect_url", "rank"],
  searched: [],
  order: ["rank", "ASC"] as ["rank", "ASC"],
}

/** In the order shoppers see them by default. */
export const listBanners = (db: Knex, query: ListQuery<object>) => listTable<Banner>(db, BANNERS, query)
