import type { CodSettings, SaveCodSettings } from "@haat/checkout/contract"
import type { ReturnedParcels } from "@haat/freight/contract"
import { request } from "../http-client"

/** Cash on delivery's part of the data provider. */
export const cashRequests = {
  codSettings: (signal?: AbortSignal) => request<CodSettings>("cod-settings", { signal }),

  /** Rejects with an HttpError: 400 with a sentence for each field, 409 when somebody else was faster. */
  saveCodSettings: (body: SaveCodSettings) => request<CodSettings>("cod-settings", { method: "PUT", body }),

  /** Where parcels come back from most. */
  returnedParcels: (signal?: AbortSignal) =>
    request<ReturnedParcels[]>(`returned-parcels?range=${encodeURIComponent("[0,24]")}`, { signal }),
}
