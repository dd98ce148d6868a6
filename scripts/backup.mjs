import path from "node:path"
import { prepare } from "./run/prepare.mjs"
import { step } from "./run/progress.mjs"
import { explain, StartError } from "./run/start-error.mjs"

/** npm run backup: copies the database and pictures of the open shop; `-- FOLDER` names the target folder. */

try {
  await prepare()
  const { parseSettings } = await import("./settings.mjs")
  const { backUp } = await import("./run/backup.mjs")
  const settings = parseSettings(process.env)
  if (settings.DATABASE_URL || process.env.S3_BUCKET)
    throw new StartError(
      "npm run backup copies the shop's own database and pictures in HAAT_HOME. For your own database or bucket, " +
        "see docs/operations.md.",
    )
  const named = process.argv[2]
  const moment = new Date().toISOString().slice(0, 19).replaceAll(":", "-")
  const copy = path.resolve(named ?? path.join(settings.HAAT_HOME, "backups", moment))
  await step("Copying the shop", () => backUp(settings.HAAT_HOME, copy))
  console.log(`The copy is ${copy}\nIt opens with: npm run restore -- ${copy}`)
} catch (error) {
  explain(error)
}
