import { expect, it } from "vitest"
import { readKeys } from "./object-keys.mjs"
import { checkClashes, findClashes, readClaims } from "./plugin-clashes.mjs"

const NO_MAIL =
  'export const LAMP_MAILS: Pick<MailKinds, "lamp-lit"> = {\n  "lamp-lit": { compose: () => ({ a: 1 }) },\n}'

it.each([
  [
    "route of a description",
    { "src/routes.ts": 'defineRoutes("Store: lamps", {\n  "GET /store/lamps": { who: "everyone" },\n})' },
    "route GET /store/lamps",
  ],
  [
    "route of a file",
    { "src/api/store/lamps/[id]/route.ts": "export const POST = async () => {}" },
    "route POST /store/lamps/:id",
  ],
  [
    "old call",
    { "src/legacy-calls.ts": 'call({ method: "POST", path: "/lamp/create", tag })' },
    "route POST /api/lamp/create",
  ],
  ["permission", { "src/permissions.ts": 'export const P = {\n  "lamps.edit": MANAGERS,\n}' }, "permission lamps.edit"],
  [
    "table of a model",
    { "src/modules/lamps/models/lamp.ts": 'model.define({ name: "Lamp", tableName: "lamp" }, {})' },
    "table Lamp",
  ],
  [
    "table of a migration",
    { "src/modules/lamps/migrations/Lamp.ts": "this.addSql(`create table if not exists lamp (id text)`)" },
    "table lamp",
  ],
  [
    "view",
    { "src/schema/lamps.ts": 'export const LAMP = view("shop_lamp", [], ``)' },
    "view, function or index shop_lamp",
  ],
  [
    "migration",
    { "src/modules/lamps/migrations/Lamp.ts": "export class Migration20260101 extends Migration {}" },
    "migration Migration20260101",
  ],
  ["migration script", { "src/migration-scripts/fill-lamps.ts": "" }, "migration fill-lamps"],
  [
    "error code",
    { "src/errors.ts": 'export const E = defineErrors({\n  no_lamp: { status: 404, en: "No: lamp, here" },\n})' },
    "error code no_lamp",
  ],
  [
    "form's error code",
    { "src/form-errors.ts": "defineFormErrors({ lamp_long: `too, long: ` })" },
    "error code lamp_long",
  ],
  [
    "rate limit",
    {
      "src/rate-limits.ts":
        'defineRateLimits({\n  "lamp-questions": { burst: 1, refillPerHour: 1, error: E.lamp },\n})',
    },
    "rate limit lamp-questions",
  ],
  ["name", { "src/settings.ts": 'defineSettings("lamps", {' }, "name of settings lamps"],
  ["kind of mail", { "src/mails.ts": NO_MAIL }, "kind of mail lamp-lit"],
  ["defined mail", { "src/mails.ts": 'defineMail({\n  kind: "lamp-out",\n  payload })' }, "kind of mail lamp-out"],
])("names the two plugins that claim a %s", (_, files, claim) => {
  expect(findClashes({ lamps: files, rugs: { "src/a.ts": "" }, shades: files })).toContain(
    `The plugins lamps and shades claim the same ${claim}: rename one.`,
  )
})

it("reads the same claims in what is built", () => {
  const built = {
    "src/schema/lamps.js": 'const LAMP = (0, import_declare.view)("shop_lamp", [], ``);',
    "src/errors.js": 'const E = (0, import_errors.defineErrors)({\n  no_lamp: { status: 404, en: "No" }\n});',
    "src/rate-limits.js": 'const L = (0, import_rate_limit.defineRateLimits)({\n  "lamp-mails": { burst: 1 }\n});',
    "src/mails.js": 'const LAMP_MAILS = {\n  "lamp-lit": { compose() {} }\n};',
    "src/api/store/lamps/route.js": "__export(route_exports, {\n  GET: () => GET\n});",
  }
  expect(readClaims(built)).toMatchObject({
    route: ["GET /store/lamps"],
    "view, function or index": ["shop_lamp"],
    "error code": ["no_lamp"],
    "rate limit": ["lamp-mails"],
    "kind of mail": ["lamp-lit"],
  })
})

it("accepts what one plugin names twice, and what stands in a comment", () => {
  const lamps = {
    "src/modules/lamps/models/lamp.ts": 'model.define("lamp", {})',
    "src/modules/lamps/migrations/Lamp.ts": "this.addSql(`create table lamp (id text)`)",
  }
  const shades = { "src/modules/shades/models/shade.ts": '// model.define("lamp", {})\nmodel.define("shade", {})' }
  expect(findClashes({ lamps, shades })).toEqual([])
})

it("reads the keys of an object, and none of what is in it", () => {
  const code = `f({ plain: 1, "quoted-one": [{ deep: 2 }], ...spread, /* no: 1, */ method() { return { inner: 3 } },
    text: "a, b: c", template: \`x, y: \${z}\`, async later() {}, last: a ? b : c }, { other: 1 })`
  expect(readKeys(code, code.indexOf("{"))).toEqual([
    "plain",
    "quoted-one",
    "method",
    "text",
    "template",
    "later",
    "last",
  ])
})

it("finds no clash in this shop, and what its plugins claim", () => {
  expect(checkClashes()).toEqual([])
})
