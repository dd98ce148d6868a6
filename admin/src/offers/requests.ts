import type { MakeCodes, TriedOffer, TryOffer } from "@haat/offers/contract"
import { request } from "../http-client"

/** The offers' part of the data provider. */
export const offerRequests = {
  /** Calculates the discount of an offer on a cart. */
  tryOffer: (body: TryOffer) => request<TriedOffer>("offers/try", { method: "POST", body }),

  /** Makes unique codes. */
  makeCodes: (id: string, body: MakeCodes) =>
    request<{ made: number }>(`offers/${encodeURIComponent(id)}/codes`, { method: "POST", body }),
}

/** The address of the file with an offer's unique codes. */
export const codesFile = (offer_id: string) =>
  `/back-office/offer-codes/export?${new URLSearchParams({ filter: JSON.stringify({ offer_id }) })}`
