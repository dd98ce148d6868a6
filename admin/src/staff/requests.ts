import { request } from "../http-client"

/** The staff's part of the data provider. */
export const staffRequests = {
  /** Switches off the two-step sign-in of somebody who has lost their phone; they are signed out everywhere. */
  resetSecondFactor: (id: string) =>
    request<void>(`staff/${encodeURIComponent(id)}/second-factor`, { method: "DELETE" }),
}
