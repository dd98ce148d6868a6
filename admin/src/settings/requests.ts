import type { SaveSettings, Settings } from "@haat/back-office/contract"
import { request } from "../http-client"

/** The settings' part of the data provider. */
export const settingsRequests = {
  /** What is set for the whole shop. */
  settings: (signal?: AbortSignal) => request<Settings>("settings", { signal }),

  /** Throws an HttpError: 400 with a sentence for each field, 409 when somebody else was faster. */
  saveSettings: (settings: SaveSettings) => request<Settings>("settings", { method: "PUT", body: settings }),
}
