import type { Person } from "@haat/accounts/contract"
import { QueryClient } from "@tanstack/react-query"
import { expect, it } from "vitest"
import { switchPerson } from "./features/account/authentication/account-form.tsx"
import { meQuery } from "./lib/person/me-query.ts"
import { personalKey } from "./lib/person/personal-key.ts"

it("hides the last person's cart, orders and what plugins read for them after sign-in", () => {
  const client = new QueryClient()
  const personal = [
    personalKey("purchase", "prod_1"),
    ["cart"],
    ["cart", "saved"],
    ["checkout", "addr_1"],
    ["orders", 1],
  ]
  for (const key of personal) client.setQueryData(key, {})
  client.setQueryData(["products"], [])
  const person = { id: "cus_2" } as Person
  switchPerson(client, person)
  for (const key of personal) expect(client.getQueryData(key), String(key)).toBeUndefined()
  expect(client.getQueryData(["products"])).toEqual([])
  expect(client.getQueryData(meQuery.queryKey)).toBe(person)
})
