import { expect, it } from "vitest"
import { readOptions, readPluginFacts } from "./plugin-facts.mjs"
import { renderLists, replaceLists } from "./readmes.mjs"

const FILES = {
  "plugins/lamps/src/hooks.ts": `
/**
 * A lamp is sold. A handler reads, and
 * returns its price.
 */
export const SELL_LAMP_HOOK = defineHook<{ id: string }, number>("lamp.sell")
`,
  "plugins/lamps/src/contract.ts": 'export const LAMP_SOLD = "lamp.sold"',
  "plugins/lamps/src/routes.ts": `
export const LAMP_ROUTES = defineRoutes("Store: lamps", {
  "GET /store/lamps/:id": { who: "everyone" },
  "PUT /store/lamps/:id": { who: "customer" },
  "POST /hooks/lamps": { who: "everyone" },
})`,
  "plugins/lamps/src/back-office.ts": `
  routes: {
      "GET /back-office/lamps": staffList("lamps.read"),
  }`,
  "plugins/lamps/src/legacy-calls.ts": 'call({ method: "POST", path: "/lamp/create", tag })',
  "plugins/lamps/src/schema/lamps.ts":
    'export const A = view("shop_lamp", [], ``)\nexport const B = index("of_lamp", "lamp", "(id)")',
  "plugins/lamps/src/workflows/sell.ts": `
// emit({ name: "lamp.commented", data })
await emitEvents(container, [{ name: LAMP_SOLD, data: { id } }, { name: PaymentEvents.CAPTURED, data }])
emitEventStep({ eventName: "lamp.packed", data })
const shade = { name: "green", data: 1 }`,
  "plugins/lamps/src/modules/lamps/service.ts":
    "type Options = { cookieSecret?: string; retention?: { lampDays: number } }",
  "plugins/lamps/src/workflows/sell.unit.test.ts": 'emit({ name: "lamp.tested", data })',
  "plugins/shades/src/hook-handlers.ts": "addToHook(SELL_LAMP_HOOK, {\n  plugin,\n  order: 200,\n  run: () => 1,\n})",
  "plugins/shades/src/subscribers/follow.ts": `
const OTHERS = { [PaymentEvents.REFUNDED]: 1 }
const LIST = Object.keys(OTHERS)
export const config = { event: [LAMP_SOLD, ...LIST], context: { subscriberId: "shades" } }`,
}

const OPTIONS = { cookieSecret: ["COOKIE_SECRET"], lampDays: ["LAMP_DAYS"], other: ["OTHER"] }

it("reads routes, views, events, hooks and settings of each plugin from its sources", () => {
  expect(readPluginFacts(FILES, OPTIONS)).toEqual({
    lamps: {
      routes: ["GET /back-office/lamps", "GET /store/lamps/:id", "POST /hooks/lamps", "PUT /store/lamps/:id"],
      oldCalls: ["POST /api/lamp/create"],
      views: ["shop_lamp"],
      emits: ["lamp.packed", "lamp.sold", "payment.captured"],
      listens: [],
      hooks: [{ name: "lamp.sell", text: "A lamp is sold. A handler reads, and returns its price." }],
      handlers: [],
      settings: ["COOKIE_SECRET", "LAMP_DAYS"],
    },
    shades: {
      routes: [],
      oldCalls: [],
      views: [],
      emits: [],
      listens: ["lamp.sold", "payment.refunded"],
      hooks: [],
      handlers: [{ name: "lamp.sell", order: "200" }],
      settings: [],
    },
  })
})

it("renders a section for each kind that a plugin has, and merges the methods of a path", () => {
  const { lamps, shades } = readPluginFacts(FILES, OPTIONS)
  const text = renderLists(lamps)
  expect(text).toContain("- Shoppers, below `/store`: `GET PUT /lamps/:id`")
  expect(text).toContain("- Staff, below `/back-office`: `GET /lamps`")
  expect(text).toContain("- Old calls, below `/api`: `POST /lamp/create`")
  expect(text).toContain("- Others: `POST /hooks/lamps`")
  expect(text).toContain("- Runs `lamp.sell`: A lamp is sold. A handler reads, and returns its price.")
  expect(text).not.toContain("Listens to")
  expect(renderLists(shades)).toMatch(
    /## Events\n\n- Listens to: .+\n\n## Hooks\n\n- Adds handlers to: `lamp.sell 200`$/,
  )
})

it("keeps what is written by hand, and rejects a README without it", () => {
  const lists = renderLists(readPluginFacts(FILES).shades)
  const readme = replaceLists("# Shades\n\nThey make lamps dim.\n", lists)
  expect(readme).toBe(`# Shades\n\nThey make lamps dim.\n\n${lists}\n`)
  expect(replaceLists(`# Shades\n\nThey hide lamps.\n\n${lists}\nold`, lists)).toBe(
    `# Shades\n\nThey hide lamps.\n\n${lists}\n`,
  )
  expect(replaceLists("# Shades\n", lists)).toBeUndefined()
})

it("finds the settings that reach plugins by the options of the backend", () => {
  const options = readOptions({
    config: [
      "const webOrigin = env.PUBLIC_URL ?? local",
      "  options: {\n    passwordCost: env.PASSWORD_COST,\n    publicUrl: webOrigin,\n    ...env.vendors,\n  }",
      "modules: [",
    ].join("\n"),
    retention: "  lampDays: given.LAMP_DAYS,",
    vendors:
      "  return {\n    smtp: {\n      url: given.SANDBOX_URL ?? given.SMTP_URL,\n      from: given.MAIL_FROM,\n   " +
      " },\n  }",
  })
  expect(options).toEqual({
    passwordCost: ["PASSWORD_COST"],
    publicUrl: ["PUBLIC_URL"],
    lampDays: ["LAMP_DAYS"],
    smtp: ["MAIL_FROM", "SMTP_URL"],
  })
})
