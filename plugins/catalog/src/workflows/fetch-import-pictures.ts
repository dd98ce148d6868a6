import { HttpError } from "@haat/sdk/server/http-error"
import type { Logger, MedusaContainer } from "@medusajs/framework/types"
import { ContainerRegistrationKeys, Modules } from "@medusajs/framework/utils"
import type { ImportProblem } from "../contract"
import { CATALOG_ERRORS } from "../errors"
import type { PictureSource } from "../modules/catalog/import/plan-pictures"
import type { PlannedWrite } from "../modules/catalog/import/plan-row"
import {
  markImportReady,
  readPlan,
  recordPictureProgress,
  rejectImport,
} from "../modules/catalog/import/stored-imports"
import { createLimiter } from "../pictures/concurrency-limiter"
import { fetchPicture } from "../pictures/fetch-picture"
import { discardPictures } from "./discard-pictures"
import { uploadPicturesWorkflow } from "./upload-pictures"

/** Files in the zip of an import. `read` throws an HttpError for one that cannot be read. */
export type PictureFiles = { read: (name: string) => Promise<Buffer> }

const REPORT_EVERY_MS = 5_000
const IMPORT_PICTURES_TIMEOUT_MS = 30 * 60_000

/** Limits the pictures fetched at once by all imports of this process. */
const limitConcurrency = createLimiter(4)

/**
 * Fetches the pictures of an import that is "checking", with the workflow for uploads: they belong to no product until
 * the import runs, and are deleted after a day otherwise. Then marks the import "ready", or "refused" with the row of
 * each picture that failed, discarding all pictures. Runs after the response of the check, and never throws.
 */
export const fetchImportPictures = async (
  container: MedusaContainer,
  id: string,
  files: PictureFiles,
): Promise<void> => {
  const db = container.resolve(ContainerRegistrationKeys.PG_CONNECTION)
  const logger = container.resolve<Logger>(ContainerRegistrationKeys.LOGGER)
  const savedIds: string[] = []
  let done = 0
  const reportProgress = () => recordPictureProgress(db, id, done).catch(() => {})
  const heartbeat = setInterval(reportProgress, REPORT_EVERY_MS)
  try {
    const writes = (await readPlan(db, id)) ?? []
    const problems: ImportProblem[] = []
    const deadline = Date.now() + IMPORT_PICTURES_TIMEOUT_MS
    const savePicture = (source: PictureSource) =>
      limitConcurrency(async () => {
        if (source.from === "kept") return source.id
        if (Date.now() > deadline) throw new HttpError(CATALOG_ERRORS.no_time_for_picture)
        const content = (await readSource(container, source, files)).toString("base64")
        const { result } = await uploadPicturesWorkflow(container).run({
          input: { files: [{ filename: "", content }] },
        })
        savedIds.push(result[0].id)
        done++
        await reportProgress()
        return result[0].id
      })
    const plan = await Promise.all(
      writes.map(async ({ pictures = [], ...write }): Promise<PlannedWrite> => {
        const results = await Promise.allSettled(pictures.map(savePicture))
        const failed = results.flatMap((result, at) =>
          result.status === "rejected" ? `${pictures[at].ref}: ${toMessage(result.reason)}` : [],
        )
        if (failed.length) problems.push({ line: write.line, field: "images", message: failed.join("; ") })
        const images = results.flatMap((result) => (result.status === "fulfilled" ? result.value : []))
        return pictures.length ? { ...write, fields: { ...write.fields, images } } : write
      }),
    )
    if (!problems.length) return await markImportReady(db, id, plan)
    await rejectImport(
      db,
      id,
      problems.toSorted((a, b) => a.line - b.line),
    )
    await discardPictures(container, { ids: savedIds })
  } catch (error) {
    logger.error(`The pictures of import ${id} could not be fetched`, error instanceof Error ? error : undefined)
    const message = "The pictures could not be fetched. Please choose the file again"
    await rejectImport(db, id, [{ line: 1, field: "images", message }]).catch(() => {})
    await discardPictures(container, { ids: savedIds })
  } finally {
    clearInterval(heartbeat)
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

/** Returns the message of an expected failure, which has a `type`; a general one for other errors. */
const toMessage = (error: unknown) => {
  const { type, message } = error as { type?: string; message?: string }
  return type && message ? message : "This picture could not be imported"
}
