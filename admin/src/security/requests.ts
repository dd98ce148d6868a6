import type { NewRecoveryCodes, SecondFactorKey, SecondFactorState } from "@haat/accounts/contract"
import { httpClient } from "../http-client"

const PATH = "/auth/second-factor"

const post = async (path: string, body: object) =>
  (await httpClient(PATH + path, { method: "POST", body: JSON.stringify(body) })).json

/** The data provider's requests about one's own second factor. Each rejects with the server's sentence. */
export const securityRequests = {
  secondFactor: async (signal?: AbortSignal): Promise<SecondFactorState> => (await httpClient(PATH, { signal })).json,
  beginSecondFactor: (): Promise<SecondFactorKey> => post("", {}),
  confirmSecondFactor: (code: string): Promise<NewRecoveryCodes> => post("/confirm", { code }),
  endSecondFactor: (password: string, code: string): Promise<SecondFactorState> => post("/off", { password, code }),
}
