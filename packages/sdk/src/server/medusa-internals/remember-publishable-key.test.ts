import { shop } from "@haat/testing"
import { expect, it } from "vitest"

const PATH = "/store/catalog/categories"

it("lets in a good publishable key, and shuts it out within two seconds of being revoked", async () => {
  const { backendUrl, sql } = await shop()
  const token = `pk_${crypto.randomUUID()}`
  const visit = async () => (await fetch(backendUrl + PATH, { headers: { "x-publishable-api-key": token } })).status

  expect(await visit()).toBe(400)
  await sql(
    `insert into api_key (id, token, salt, redacted, title, type, created_by)
     values ($1, $1, '', '', 'passing', 'publishable', '')`,
    [token],
  )
  expect(await visit()).toBe(200)
  expect(await visit()).toBe(200)

  await sql("update api_key set revoked_at = now() where token = $1", [token])
  await expect.poll(visit, { timeout: 2_000, interval: 50 }).toBe(400)
})

it("asks for a key at all", async () => {
  const { backendUrl } = await shop()
  expect((await fetch(backendUrl + PATH)).status).toBe(400)
})
