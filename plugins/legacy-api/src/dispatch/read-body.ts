import { MAX_IMAGES, MAX_PICTURE_BYTES } from "@haat/catalog/contract"
import { CATALOG_ERRORS } from "@haat/catalog/errors"
import { HTTP_ERRORS } from "@haat/sdk/http-errors"
import { HttpError } from "@haat/sdk/server/http-error"
import type { Call } from "@haat/sdk/server/legacy-call"
import { readJson } from "@haat/sdk/server/read-json"
import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import multer from "multer"
import { LEGACY_ERRORS } from "../errors"

export type Upload = { originalname: string; buffer: Buffer }
type Multipart = { fields: Record<string, unknown>; files: Upload[] }

const MAX_BODY_BYTES = 128 * 1024
const MAX_TEXT_FIELDS = 30
const MAX_FIELD_BYTES = 64 * 1024

const megabytes = MAX_PICTURE_BYTES / 1024 ** 2

/** HttpErrors by the code of multer's error. */
const MULTER_ERRORS: Record<string, () => HttpError> = {
  LIMIT_FILE_SIZE: () => new HttpError(CATALOG_ERRORS.upload_too_large, { megabytes }),
  LIMIT_FILE_COUNT: () => new HttpError(CATALOG_ERRORS.too_many_pictures, { most: MAX_IMAGES }),
  LIMIT_PART_COUNT: () => new HttpError(HTTP_ERRORS.too_large),
  LIMIT_FIELD_COUNT: () => new HttpError(HTTP_ERRORS.too_large),
  LIMIT_FIELD_VALUE: () => new HttpError(LEGACY_ERRORS.field_too_long),
}
const incompleteUploadError = () => new HttpError(CATALOG_ERRORS.upload_incomplete)

/** Reads a form with files into memory: at most MAX_IMAGES pictures of 5 MB, all in one field. */
function readMultipart(req: MedusaRequest, res: MedusaResponse, filesUnder: string): Promise<Multipart> {
  if (!req.is("multipart/form-data")) throw new HttpError(LEGACY_ERRORS.send_multipart)
  const receive = multer({
    storage: multer.memoryStorage(),
    limits: {
      fileSize: MAX_PICTURE_BYTES,
      files: MAX_IMAGES,
      fields: MAX_TEXT_FIELDS,
      fieldSize: MAX_FIELD_BYTES,
      fieldNameSize: 100,
      parts: MAX_IMAGES + MAX_TEXT_FIELDS + 1,
    },
  }).array(filesUnder, MAX_IMAGES)
  return new Promise((resolve, reject) =>
    receive(req, res, (error) => {
      if (!error) return resolve({ fields: { ...(req.body ?? {}) }, files: (req as { files?: Upload[] }).files ?? [] })
      const { code, field } = error as { code?: string; field?: string }
      const tooMany = code === "LIMIT_UNEXPECTED_FILE" && field === filesUnder
      if (tooMany) return reject(new HttpError(CATALOG_ERRORS.too_many_pictures, { most: MAX_IMAGES }))
      if (code === "LIMIT_UNEXPECTED_FILE")
        return reject(new HttpError(CATALOG_ERRORS.upload_field, { field: filesUnder }))
      reject((MULTER_ERRORS[code ?? ""] ?? incompleteUploadError)())
    }),
  )
}

/** Reads the fields of a JSON body of at most 128 KB; {} without a body. @throws HttpError 400, 413 or 415 */
async function readFields(req: MedusaRequest): Promise<Record<string, unknown>> {
  const isEmpty = req.headers["transfer-encoding"] === undefined && Number(req.headers["content-length"] ?? 0) === 0
  return isEmpty ? {} : readJson(req, MAX_BODY_BYTES)
}

/** Reads the input of a call: a form with files, or the fields of a JSON body. @throws HttpError 4xx */
export async function readBody(call: Call, req: MedusaRequest, res: MedusaResponse): Promise<Multipart> {
  if (call.filesUnder) return readMultipart(req, res, call.filesUnder)
  return { fields: call.body ? await readFields(req) : {}, files: [] }
}
