import type { OwnersPage, SavePage } from "@haat/shop-settings/contract"
import { request } from "../http-client"

/** The pages' part of the data provider. */
export const pageRequests = {
  shopPages: (signal?: AbortSignal) => request<OwnersPage[]>("pages", { signal }),

  savePage: (id: string, page: SavePage) =>
    request<OwnersPage>(`pages/${encodeURIComponent(id)}`, { method: "PUT", body: page }),
}
