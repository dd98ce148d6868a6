import path from "node:path"
import { prepare } from "./run/prepare.mjs"
import { step } from "./run/progress.mjs"
import { explain, StartError } from "./run/start-error.mjs"

/** npm run restore -- COPY: restores a copy of npm run backup into an empty HAAT_HOME, and checks it. */

try {
  await prepare()
  const { parseSettings } = await import("./settings.mjs")
  const { restore } = await import("./run/backup.mjs")
  const { HAAT_HOME, DATABASE_URL } = parseSettings(process.env)
  const copy = process.argv[2]
  if (!copy) throw new StartError("Name the copy: npm run restore -- .haat/backups/2026-01-31T10-00-00")
  if (DATABASE_URL)
    throw new StartError(
      "npm run restore puts a copy into HAAT_HOME: leave DATABASE_URL out to open the shop from there.",
    )
  const { broken, orders } = await step("Restoring the shop", () => restore(path.resolve(copy), HAAT_HOME))
  for (const { sentence, rows } of broken)
    console.error(`Broken: ${sentence}\n${rows.map((row) => `  ${JSON.stringify(row)}`).join("\n")}`)
  if (broken.length) throw new StartError(`The shop is in ${HAAT_HOME}, and something in it is wrong: see above.`)
  console.log(
    `The shop is in ${HAAT_HOME} with ${orders} orders; stock, orders and payments agree. npm start opens it.`,
  )
} catch (error) {
  explain(error)
}
