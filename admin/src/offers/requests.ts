import type { MakeCodes, TriedOffer, TryOffer } from "@haat/offers/contract"
import { request } from "../http-client"

/** Calculates what an offer would take off a cart. */
export const tryOffer = (body: TryOffer) => request<TriedOffer>("offers/try", { method: "POST", body })

/** Makes unique codes. */
export const makeCodes = (id: string, body: MakeCodes) =>
  request<{ made: number }>(`offers/${encodeURIComponent(id)}/codes`, { method: "POST", body })

/** The address of the file with an offer's unique codes. */
export const codesFile = (offer_id: string) =>
  `/back-office/offer-codes/export?${new URLSearchParams({ filter: JSON.stringify({ offer_id }) })}`
