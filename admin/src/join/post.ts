import { httpClient } from "../http-client"

/** Asks before anybody is signed in, and so not through the data provider. Rejects with the server's sentence. */
export const post = async <Result>(path: string, body: object): Promise<Result> =>
  (await httpClient(path, { method: "POST", body: JSON.stringify(body) })).json
