import type { ReturnRow } from "@haat/checkout/contract"
import { request } from "../http-client"

/** What the owner does with a return, by its path. */
export type ReturnStep = "approval" | "rejection" | "picked-up" | "receipt"

/** The returns' part of the data provider. */
export const returnRequests = {
  /** Takes a return one step further. Throws an HttpError: 400 with a sentence for each field, 409 when somebody was quicker. */
  moveReturn: (id: string, step: ReturnStep, body: object = {}) =>
    request<ReturnRow>(`returns/${encodeURIComponent(id)}/${step}`, { method: "POST", body }),
}
