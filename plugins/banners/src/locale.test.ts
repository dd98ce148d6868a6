import { shop } from "@haat/testing"
import { expect, it } from "vitest"

const haat = shop()

it.each(["main-products", "banners"])("rejects a language there is none of: /store/%s", async (path) => {
  for (const wrong of ["fr", "hi-IN", "toString"]) {
    const response = await haat.guest().get(`/store/${path}?locale=${wrong}`)
    expect([response.status, response.body.message], wrong).toEqual([400, "locale is one of en, hi"])
  }
})
