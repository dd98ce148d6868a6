import { HttpError } from "@haat/sdk/server/http-error"
import type { Logger, MedusaContainer } from "@medusajs/framework/types"
import { ContainerRegistrationKeys, Modules } from "@medusajs/framework/utils"
import type { ImportProblem } from "../contract"
import { CATALOG_ERRORS } from "../errors"
import { failImport, readPlan, readyImport, setPicturesDone } from "../modules/catalog/import/keep-import"
import type { PictureSource } from "../modules/catalog/import/plan-pictures"
import type { PlannedWrite } from "../modules/catalog/import/plan-row"
import { atMost } from "../pictures/at-most"
import { fetchPicture } from "../pictures/fetch-picture"
import { discardPictures } from "./discard-pictures"
import { uploadPicturesWorkflow } from "./upload-pictures"

/** The files that came with an import. `read` throws with a sentence for one that cannot be read. */
export type PictureFiles = { read: (name: string) => Promise<Buffer> }

const REPORT_EVERY_MS = 5_000
const IMPORT_PICTURES_TIMEOUT_MS = 30 * 60_000

/** Limits the pictures fetched at once by all imports of this process. */
const someAtOnce = atMost(4)

/**
 * Fetches the pictures of an import that is "checking", through the same workflow as uploads: they belong to no product
 * until the import runs, and are deleted after a day otherwise. Then the import is "ready"; or "refused", with the row
 * of each picture that failed, and keeps none of them. Runs after the response of the check, and never throws.
 */
export const takeImportPictures = async (
  container: MedusaContainer,
  id: string,
  files: PictureFiles,
): Promise<void> => {
  const db = container.resolve(ContainerRegistrationKeys.PG_CONNECTION)
  const logger = container.resolve<Logger>(ContainerRegistrationKeys.LOGGER)
  const taken: string[] = []
  let done = 0
  const tell = () => setPicturesDone(db, id, done).catch(() => {})
  const alive = setInterval(tell, REPORT_EVERY_MS)
  try {
    const writes = (await readPlan(db, id)) ?? []
    const problems: ImportProblem[] = []
    const latest = Date.now() + IMPORT_PICTURES_TIMEOUT_MS
    const take = (source: PictureSource) =>
      someAtOnce(async () => {
        if (source.from === "kept") return source.id
        if (Date.now() > latest) throw new HttpError(CATALOG_ERRORS.no_time_for_picture)
        const content = (await readSource(container, source, files)).toString("base64")
        const { result } = await uploadPicturesWorkflow(container).run({
          input: { files: [{ filename: "", content }] },
        })
        taken.push(result[0].id)
        done++
        await tell()
        return result[0].id
      })
    const plan = await Promise.all(
      writes.map(async ({ pictures = [], ...write }): Promise<PlannedWrite> => {
        const got = await Promise.allSettled(pictures.map(take))
        const failed = got.flatMap((one, at) =>
          one.status === "rejected" ? `${pictures[at].ref}: ${sentenceOf(one.reason)}` : [],
        )
        if (failed.length) problems.push({ line: write.line, field: "images", message: failed.join("; ") })
        const images = got.flatMap((one) => (one.status === "fulfilled" ? one.value : []))
        return pictures.length ? { ...write, fields: { ...write.fields, images } } : write
      }),
    )
    if (!problems.length) return await readyImport(db, id, plan)
    await failImport(
      db,
      id,
      problems.toSorted((a, b) => a.line - b.line),
    )
    await discardPictures(container, { ids: taken })
  } catch (error) {
    logger.error(`The pictures of the import ${id} were not got`, error instanceof Error ? error : undefined)
    const message = "The pictures could not be got. Please choose the file again"
    await failImport(db, id, [{ line: 1, field: "images", message }]).catch(() => {})
    await discardPictures(container, { ids: taken })
  } finally {
    clearInterval(alive)
  }
}

const readSource = async (
  container: MedusaContainer,
  source: Exclude<PictureSource, { from: "kept" }>,
  files: PictureFiles,
): Promise<Buffer> => {
  if (source.from === "address") return fetchPicture(source.ref)
  if (source.from === "file") return files.read(source.ref)
  return container.resolve(Modules.FILE).getAsBuffer(source.file_id)
}

/** An expected failure is an error with a `type` and a sentence; anything else is no sentence for a person. */
const sentenceOf = (error: unknown) => {
  const { type, message } = error as { type?: string; message?: string }
  return type && message ? message : "This picture could not be taken in"
}
