import type { ReturnSettings, SaveReturnSettings } from "@haat/checkout/contract"
import { request } from "../http-client"

/** The part of the data provider for the settings of returns. */
export const returnSettingsRequests = {
  returnSettings: (signal?: AbortSignal) => request<ReturnSettings>("return-settings", { signal }),

  /** Throws an HttpError: 400 with a sentence for each field, 409 after a concurrent change. */
  saveReturnSettings: (body: SaveReturnSettings) => request<ReturnSettings>("return-settings", { method: "PUT", body }),
}
