import type { PlacedOrder, ShopFacts, StaffPiecesToCancel } from "@haat/checkout/contract"
import type { CancelledInstead, OwnersRefund, PiecesQuote, QuotePieces, RefundOrder } from "@haat/payments/contract"
import { httpClient, request } from "../http-client"
import type { Step } from "./steps"

/** The orders' part of the data provider. */
export const orderRequests = {
  /** Takes an order one step further. Throws an HttpError: 400 with a sentence for each field, 409 when it cannot be. */
  moveOrder: (id: string, { path, body }: Pick<Step, "path" | "body">) =>
    request<void>(`orders/${encodeURIComponent(id)}/${path}`, { method: "POST", body }),

  /** Refunds a part of an order. Throws an HttpError: 400 with a sentence for each field, 409 when it cannot be. */
  refundOrder: (id: string, body: RefundOrder) =>
    request<OwnersRefund | CancelledInstead>(`orders/${encodeURIComponent(id)}/refund`, { method: "POST", body }),

  /** Fetches the sum of refunding or cancelling pieces. Rejects with an HttpError, 409 where they cannot be. */
  quotePieces: (id: string, body: QuotePieces, signal?: AbortSignal) =>
    request<PiecesQuote>(`orders/${encodeURIComponent(id)}/pieces-quote`, { method: "POST", body, signal }),

  /** Cancels pieces of an order that is not packed. Throws an HttpError: 409 when they cannot be. */
  cancelPieces: (id: string, body: StaffPiecesToCancel) =>
    request<PlacedOrder>(`orders/${encodeURIComponent(id)}/cancelled-pieces`, { method: "POST", body }),

  /** Fetches the facts of the shop that a sheet of paper has. */
  shopFacts: async (signal?: AbortSignal): Promise<ShopFacts> => (await httpClient("/store/shop", { signal })).json,
}
