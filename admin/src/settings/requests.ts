import type { SaveSettings, Settings } from "@haat/shop-settings/contract"
import { request } from "../http-client"

/** The settings' part of the data provider. */
export const settingsRequests = {
  /** Settings of the whole shop. */
  settings: (signal?: AbortSignal) => request<Settings>("settings", { signal }),

  /** Throws an HttpError: 400 with a sentence for each field, 409 after a concurrent change. */
  saveSettings: (settings: SaveSettings) => request<Settings>("settings", { method: "PUT", body: settings }),
}
