import path from "node:path"
import { build } from "./run/build.mjs"
import { prepare } from "./run/prepare.mjs"
import { step } from "./run/progress.mjs"
import { explain, StartError } from "./run/start-error.mjs"

/** npm run fill: makes the open demo shop a large one; `-- --variants` with ten variants of each product. */

try {
  await prepare()
  await build(["plugins", "backend"])
  const { environmentOf, parseSettings } = await import("./settings.mjs")
  const { runningPostgres } = await import("./run/postgres.mjs")
  const { seed } = await import("./run/shop.mjs")
  const settings = parseSettings(process.env)
  if (settings.production || settings.DATABASE_URL)
    throw new StartError("npm run fill adds made-up people and orders, so it fills only the demo shop in HAAT_HOME.")
  const address = await runningPostgres(path.join(settings.HAAT_HOME, "postgres"))
  if (!address) throw new StartError("The shop is closed: open it with npm start, then run this beside it.")
  const env = { ...environmentOf(settings), DATABASE_URL: address("haat") }
  const isVaried = process.argv.includes("--variants")
  await step(`5,000 products${isVaried ? " in ten variants each" : ""}, 50,000 orders and 20,000 shoppers`, () =>
    seed(env, ["large", ...(isVaried ? ["variants"] : [])]),
  )
  console.log("They sign in as shopper1, shopper2 … with Shopper@1234.")
} catch (error) {
  explain(error)
}
