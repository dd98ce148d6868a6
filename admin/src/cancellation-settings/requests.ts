import type { CancellationSettings, SaveCancellationSettings } from "@haat/checkout/contract"
import { request } from "../http-client"

/** The part of the data provider for whether shoppers cancel pieces of an order. */
export const cancellationRequests = {
  cancellationSettings: (signal?: AbortSignal) => request<CancellationSettings>("cancellation-settings", { signal }),

  /** Rejects with an HttpError: 409 when somebody else was faster. */
  saveCancellationSettings: (body: SaveCancellationSettings) =>
    request<CancellationSettings>("cancellation-settings", { method: "PUT", body }),
}
