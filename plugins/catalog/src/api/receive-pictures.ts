import { HttpError } from "@haat/sdk/server/http-error"
import type { MedusaNextFunction, MedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import multer from "multer"
import { MAX_IMAGES, MAX_PICTURE_BYTES } from "../contract"
import { CATALOG_ERRORS } from "../errors"

export type ReceivedFile = { originalname: string; buffer: Buffer }

const FIELD = "files"

/** Converts an error of multer to an error of ours. */
const explain = ({ code }: { code?: string }): HttpError => {
  if (code === "LIMIT_FILE_SIZE")
    return new HttpError(CATALOG_ERRORS.upload_too_large, { megabytes: MAX_PICTURE_BYTES / 1024 ** 2 })
  if (code === "LIMIT_FILE_COUNT") return new HttpError(CATALOG_ERRORS.too_many_pictures, { most: MAX_IMAGES })
  if (code === "LIMIT_UNEXPECTED_FILE") return new HttpError(CATALOG_ERRORS.upload_field, { field: FIELD })
  return new HttpError(CATALOG_ERRORS.upload_incomplete)
}

const receive = multer({
  storage: multer.memoryStorage(),
  limits: { fileSize: MAX_PICTURE_BYTES, files: MAX_IMAGES, fields: 10, fieldSize: 1024, parts: MAX_IMAGES + 11 },
}).array(FIELD, MAX_IMAGES)

/** Takes the multipart field `files` into memory: 8 pictures of 5 MB at most. */
export const receivePictures = (req: MedusaRequest, res: MedusaResponse, next: MedusaNextFunction) =>
  receive(req, res, (error) => next(error ? explain(error) : undefined))
