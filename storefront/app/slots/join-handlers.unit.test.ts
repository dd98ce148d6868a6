import { expect, it } from "vitest"
import { joinHandlers } from "./join-handlers.ts"

const wish = async () => "/wishlist"
const light = async () => "/lamps"

it("joins the forms of a page and of its slots, also of empty ones", () => {
  expect(joinHandlers({ wish }, undefined, { light, wish })).toEqual({ wish, light })
})

it("names a form that two parts of a page handle differently", () => {
  expect(() => joinHandlers({ wish }, { wish: light })).toThrow('Two forms of one page are named "wish"')
})
