import { expect, it } from "vitest"
import { score, sumUp } from "./score.mjs"

const goods = ["red saree", "blue saree", "lamp"].map((name, at) => ({
  name,
  kind: at < 2 ? "saree" : "lamp",
  category: "Home & Living",
  price: 900,
  mods: { colour: [name.split(" ")[0]] },
}))
const query = { typed: "red saree", wanted: [{ kinds: ["saree"], mods: { colour: "red" }, grade: 3 }] }
const ndcg = (...names: string[]) => score(query, names, goods).ndcg

it("is 1 for the best order, less for a worse one, and 0 for nothing", () => {
  expect(ndcg("red saree", "blue saree", "lamp")).toBe(1)
  expect(ndcg("blue saree", "red saree")).toBeLessThan(1)
  expect(ndcg("lamp", "red saree")).toBeGreaterThan(0)
  expect(ndcg()).toBe(0)
})

it("counts what costs too much for nothing", () => {
  const cheap = { typed: "saree under 500", wanted: [{ kinds: ["saree", "lamp"], mods: {}, max: 500, grade: 3 }] }
  expect(score(cheap, ["red saree"], [...goods, { ...goods[2], name: "diya", price: 90 }]).ndcg).toBe(0)
})

it("says which share found nothing, and which only in part", () => {
  const [nothing, part] = [score(query, [], goods), score(query, ["lamp"], goods)]
  expect(sumUp([nothing, { ...part, partial: true }])).toMatchObject({ queries: 2, none: 0.5, partial: 0.5 })
})
