import type { Person, SignUp } from "@haat/accounts/contract"
import type { SaveShopProduct, ShopProduct } from "@haat/catalog/contract"
import { Client, type TestResponse } from "./client.ts"
import { query } from "./database.ts"
import { runningShop } from "./running-shop.ts"

export type { Client, TestResponse }
/** A client that is signed in as a shopper, with their data as `person`. */
export type Shopper = Client & { person: Person }
/** The shop of the run. */
export type TestShop = ReturnType<typeof shop>

let things = 0
const unique = () =>
  `${Date.now().toString(36).slice(-6)}${process.pid.toString(36).slice(-3)}${(things++).toString(36)}`

/** The shop the tests run against, and the people who visit it. @throws when no shop is open for tests */
export function shop() {
  const { backendUrl, webUrl, sandboxUrl, databaseUrl, publishableKey, proxySecret, administrator } = runningShop()
  const guest = () => new Client(backendUrl, publishableKey)

  const admin = async () => {
    const client = guest()
    done(await client.post("/auth/sign-in", administrator), 200)
    return client
  }

  /** Signs up a new shopper. */
  const shopper = async (overrides: Partial<SignUp> = {}): Promise<Shopper> => {
    const client = guest()
    const username = `s${unique()}`
    const form = {
      username,
      email: `${username}@example.com`,
      password: "Secret@123",
      first_name: "Esha",
      last_name: "Rao",
      phone: "9876543210",
      terms: true,
      ...overrides,
    }
    const { person } = done(await client.post("/auth/sign-up", form), 201)
    return Object.assign(client, { person: person as Person })
  }

  /** Signs in a new member of staff with the role. */
  const staff = async (role: "owner" | "manager" | "support") => {
    const client = guest()
    const person = { username: `a${unique()}`, password: "Secret@123" }
    const { person: signedUp } = await shopper({ ...person, first_name: "Tara", last_name: "Iyer" })
    const id = `user_${person.username}`
    const sql = (text: string, params: unknown[]) => query(databaseUrl, text, params)
    await sql(
      `insert into "user" (id, email, first_name, last_name) select $1, email, first_name, last_name from customer
        where id = $2`,
      [id, signedUp.id],
    )
    await sql(
      `update auth_identity set app_metadata = jsonb_build_object('user_id', $1::text)
        where app_metadata->>'customer_id' = $2`,
      [id, signedUp.id],
    )
    await sql("insert into staff (id, role) values ($1, $2)", [id, role])
    done(await client.post("/auth/sign-in", person), 200)
    return Object.assign(client, { id, ...person })
  }

  let signedIn: Promise<Client> | undefined
  let category: Promise<string> | undefined

  /** A fresh product, on sale when this returns: the list already knows it. */
  const product = async (overrides: Partial<SaveShopProduct> = {}): Promise<ShopProduct> => {
    const owner = await (signedIn ??= admin())
    const category_id = overrides.category_id ?? (await (category ??= newCategory(owner)))
    const created = done(
      await owner.post("/back-office/products", {
        ...ORDINARY,
        name: `Brass lota ${unique()}`,
        category_id,
        ...overrides,
      }),
      201,
    ) as ShopProduct
    if (created.active) await onSale(guest(), created.id)
    return created
  }

  return {
    backendUrl,
    webUrl,
    sandboxUrl,
    publishableKey,
    /** Headers by which the backend takes a request for one of the web tier's, from a visitor at `address`. */
    from: (address: string) => ({ "x-forwarded-for": address, "x-proxy-secret": proxySecret }),
    guest,
    shopper,
    /** The administrator that `admin` signs in. */
    administrator,
    admin,
    staff,
    product,
    /** Asks the database directly; one statement with its parameters. */
    sql: (text: string, params?: unknown[]) => query(databaseUrl, text, params),
  }
}

const ORDINARY = {
  description: "Heavy brass, polished by hand.",
  about: "Made in Moradabad.",
  price: 499,
  quantity: 10,
  length: 10,
  height: 12,
  breadth: 10,
  weight: 0.4,
  active: true,
  attributes: [],
  images: [],
}

const newCategory = async (owner: Client): Promise<string> =>
  done(await owner.post("/back-office/categories", { name: `Shelf ${unique()}` }), 201).id

const READ_TIMEOUT_MS = 5_000
const READ_AGAIN_MS = 25

/** The shop window follows a change within a moment; tests start after it. */
async function onSale(guest: Client, id: string) {
  const until = Date.now() + READ_TIMEOUT_MS
  while ((await guest.get(`/store/catalog/products/${id}`)).status !== 200) {
    if (Date.now() > until) throw new Error(`The product ${id} was saved but did not reach the shop window.`)
    await new Promise((resolve) => setTimeout(resolve, READ_AGAIN_MS))
  }
}

function done({ status, body }: TestResponse, expected: number) {
  if (status !== expected) throw new Error(`Expected ${expected}, got ${status}: ${JSON.stringify(body)}`)
  return body
}
