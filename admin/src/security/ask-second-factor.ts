import type { SecondFactorKey, SecondFactorState } from "@haat/accounts/contract"
import { fetchUtils } from "react-admin"

const PATH = "/auth/second-factor"

const post = async (path: string, body: object) =>
  (await fetchUtils.fetchJson(PATH + path, { method: "POST", body: JSON.stringify(body) })).json

/** What is asked about one's own second step. Each rejects with an HttpError that has the server's sentence. */
export const secondFactor = {
  state: async (signal?: AbortSignal): Promise<SecondFactorState> =>
    (await fetchUtils.fetchJson(PATH, { signal })).json,
  begin: (): Promise<SecondFactorKey> => post("", {}),
  confirm: (code: string): Promise<{ recovery_codes: string[] }> => post("/confirm", { code }),
  off: (password: string, code: string): Promise<SecondFactorState> => post("/off", { password, code }),
}
