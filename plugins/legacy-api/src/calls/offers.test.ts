/** @module-tag money */
import { shop } from "@haat/testing"
import { makeOffer } from "@haat/testing/make-offer"
import { expect, it } from "vitest"
import { fieldNames } from "../testing/field-names"
import { orderOf, ordersOf, put } from "../testing/people"

const haat = shop()

it("orders for the total with or without offers that an old client sends", async () => {
  const [owner, asha, lota] = await Promise.all([
    haat.admin(),
    haat.shopper(),
    haat.product({ price: 500, quantity: 9 }),
  ])
  const given = { name: "A tenth off", automatic: true, scope: "products" as const, product_ids: [lota.id] }
  const { id } = await makeOffer(owner, given)
  await put(asha, lota.id, 2)
  const body = await orderOf(asha)
  const without = await asha.post("/api/order/place", body)
  expect([without.status, without.body.order?.total]).toEqual([200, body.totalPrice])

  await put(asha, lota.id, 2)
  const paid = body.totalPrice - 100
  const withOffer = await asha.post("/api/order/place", { ...(await orderOf(asha)), totalPrice: paid })
  expect([withOffer.status, withOffer.body.order?.total]).toEqual([200, paid])
  await owner.delete(`/back-office/offers/${id}`)

  // Field for field the same: a discount is in no new one.
  expect(fieldNames(withOffer.body)).toEqual(fieldNames(without.body))
  const totals = (await ordersOf(asha)).map(({ total }: { total: number }) => total)
  expect(totals.toSorted()).toEqual([body.totalPrice, paid].toSorted())
  expect((await haat.sql("select count(*)::int as uses from offer_use where offer_id = $1", [id]))[0].uses).toBe(1)
})

it("rejects any other total, also one between the two", async () => {
  const [owner, asha, lota] = await Promise.all([
    haat.admin(),
    haat.shopper(),
    haat.product({ price: 500, quantity: 9 }),
  ])
  const given = { name: "A tenth off", automatic: true, scope: "products" as const, product_ids: [lota.id] }
  const { id } = await makeOffer(owner, given)
  await put(asha, lota.id, 2)
  const body = await orderOf(asha)
  for (const off of [50, 101, -1])
    expect((await asha.post("/api/order/place", { ...body, totalPrice: body.totalPrice - off })).status).toBe(409)
  expect(await ordersOf(asha)).toEqual([])
  await owner.delete(`/back-office/offers/${id}`)
})
