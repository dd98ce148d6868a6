import type { MedusaContainer } from "@medusajs/framework/types"
import { expect, it } from "vitest"
import { addToHook, defineHook, runHook } from "./hooks"

const container = {} as MedusaContainer

it("runs handlers one after another in ascending order, however they were added", async () => {
  const hook = defineHook<{ price: number }, string>("lamp.light")
  const calls: string[] = []
  const named = (name: string, pause_ms: number) => async () => {
    await new Promise((resolve) => setTimeout(resolve, pause_ms))
    calls.push(name)
    return name
  }
  addToHook(hook, { plugin: "shades", order: 300, run: named("shades", 0) })
  addToHook(hook, { plugin: "bulbs", order: 100, run: named("bulbs", 5) })
  addToHook(hook, { plugin: "switches", order: 200, run: named("switches", 1) })
  expect(await runHook(container, hook, { price: 3 })).toEqual(["bulbs", "switches", "shades"])
  expect(calls).toEqual(["bulbs", "switches", "shades"])
})

it("gives each handler the input and the container, and takes results that are no promises", async () => {
  const hook = defineHook<{ price: number }, number>("lamp.price")
  addToHook(hook, { plugin: "bulbs", order: 100, run: ({ price }, given) => (given === container ? price : 0) })
  addToHook(hook, { plugin: "shades", order: 200, run: async ({ price }) => price * 2 })
  expect(await runHook(container, hook, { price: 3 })).toEqual([3, 6])
})

it("does nothing where no plugin has added a handler", async () => {
  expect(await runHook(container, defineHook("lamp.dim"), undefined)).toEqual([])
})

it("rejects a second handler with the same order, and names both plugins and the hook", () => {
  const hook = defineHook("lamp.sell")
  addToHook(hook, { plugin: "bulbs", order: 100, run: () => undefined })
  expect(() => addToHook(hook, { plugin: "shades", order: 100, run: () => undefined })).toThrow(
    'The plugins bulbs and shades both add a handler with the order 100 to the hook "lamp.sell".',
  )
  expect(() => addToHook(hook, { plugin: "bulbs", order: 100, run: () => undefined })).toThrow("bulbs and bulbs")
  expect(hook.handlers).toHaveLength(1)
})

it("ends with the error of a handler, and runs none after it", async () => {
  const hook = defineHook<void>("lamp.break")
  const calls: string[] = []
  addToHook(hook, { plugin: "bulbs", order: 100, run: () => void calls.push("bulbs") })
  addToHook(hook, {
    plugin: "shades",
    order: 200,
    run: () => {
      throw new Error("The shade is torn")
    },
  })
  addToHook(hook, { plugin: "switches", order: 300, run: () => void calls.push("switches") })
  await expect(runHook(container, hook, undefined)).rejects.toThrow("The shade is torn")
  expect(calls).toEqual(["bulbs"])
})
