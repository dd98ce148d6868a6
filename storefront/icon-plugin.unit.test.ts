import { expect, it } from "vitest"
import { pathOf } from "./icon-plugin.ts"

it("draws every shape of a drawing in one path", () => {
  const drawn = pathOf([
    ["circle", { cx: "11", cy: "11", r: "8" }],
    ["line", { x1: "8", x2: "14", y1: "11", y2: "11" }],
    ["polyline", { points: "3.29 7 12 12 20.71 7" }],
    ["rect", { x: "14", y: "3", width: "5", height: "18", rx: "1" }],
    ["rect", { x: "1", y: "2", width: "4", height: "3" }],
  ])
  expect(drawn).toBe(
    "M3 11a8 8 0 1 0 16 0a8 8 0 1 0 -16 0z" +
      "M8 11 14 11" +
      "M3.29 7 12 12 20.71 7" +
      "M15 3h3a1 1 0 0 1 1 1v16a1 1 0 0 1 -1 1h-3a1 1 0 0 1 -1 -1v-16a1 1 0 0 1 1 -1z" +
      "M1 2h4v3h-4v-3z",
  )
})

it("starts each path at an absolute point, from which its relative lines go on", () => {
  expect(pathOf([["path", { d: "M12 2v2" }]])).toBe("M12 2v2")
  expect(pathOf([["path", { d: "m6 9 6 6 6-6" }]])).toBe("M6 9l6 6 6-6")
  expect(pathOf([["path", { d: "m4.93 4.93-1.41.5" }]])).toBe("M4.93 4.93l-1.41.5")
  expect(pathOf([["path", { d: "m7 4v2" }]])).toBe("M7 4v2")
  expect(pathOf([["path", { d: "m7-4.5.5.5" }]])).toBe("M7 -4.5l.5.5")
})

it("says which shape it cannot draw", () => {
  expect(() => pathOf([["text", {}]])).toThrow("<text>")
})
