import type { GiveCredit, StoreCredit } from "@haat/checkout/contract"
import { request } from "../http-client"

/** The customers' part of the data provider. */
export const customerRequests = {
  /** Gives a customer store credit. Throws an HttpError: 400 with a sentence for each field. */
  giveCredit: (id: string, body: GiveCredit) =>
    request<StoreCredit>(`customers/${encodeURIComponent(id)}/credit`, { method: "POST", body }),
}
