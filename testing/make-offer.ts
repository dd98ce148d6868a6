import type { Offer, SaveOffer } from "@haat/offers/contract"

type Response = { status: number; body: unknown }
type Owner = { post: (path: string, body: object) => Promise<Response> }

let made = 0

/** A code that no other test has. */
export const newCode = (word = "SAVE") => `${word}-${process.pid}-${++made}`.toUpperCase()

/** Makes an offer: ten percent off the order with a code, unless `given` says otherwise. @throws when it is not made */
export async function makeOffer(owner: Owner, given: Partial<SaveOffer> = {}): Promise<Offer> {
  const code = given.automatic ? null : newCode()
  const offer = { name: "Ten percent off", kind: "percent", scope: "order", percent: 10, code, ...given }
  const { status, body } = await owner.post("/back-office/offers", offer)
  if (status !== 201) throw new Error(`No offer was made: ${status} ${JSON.stringify(body)}`)
  return body as Offer
}
