import { MAX_IMAGES, MAX_PICTURE_BYTES } from "@haat/catalog/contract"
import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import { MedusaError } from "@medusajs/framework/utils"
import multer from "multer"
import { Refused } from "./refused"

export type Upload = { originalname: string; buffer: Buffer }
export type Multipart = { fields: Record<string, unknown>; files: Upload[] }

const TEXT_FIELDS = 30
const LONGEST_TEXT = 64 * 1024

const REFUSED: Record<string, [status: number, message: string]> = {
  LIMIT_FILE_SIZE: [413, "A picture may be at most 5 MB"],
  LIMIT_FILE_COUNT: [413, `At most ${MAX_IMAGES} pictures at once`],
  LIMIT_PART_COUNT: [413, "This is too much to send at once"],
  LIMIT_FIELD_COUNT: [413, "This is too much to send at once"],
  LIMIT_FIELD_VALUE: [413, "A field is too long"],
}

/** Takes a form with files into memory: 8 pictures of 5 MB at most, under one name. */
export function readMultipart(req: MedusaRequest, res: MedusaResponse, filesUnder: string): Promise<Multipart> {
  if (!req.is("multipart/form-data")) throw new Refused(415, "Please send the fields as multipart/form-data")
  const receive = multer({
    storage: multer.memoryStorage(),
    limits: {
      fileSize: MAX_PICTURE_BYTES,
      files: MAX_IMAGES,
      fields: TEXT_FIELDS,
      fieldSize: LONGEST_TEXT,
      fieldNameSize: 100,
      parts: MAX_IMAGES + TEXT_FIELDS + 1,
    },
  }).array(filesUnder, MAX_IMAGES)
  return new Promise((resolve, reject) =>
    receive(req, res, (error) => {
      if (!error) return resolve({ fields: { ...(req.body ?? {}) }, files: (req as { files?: Upload[] }).files ?? [] })
      const { code, field } = error as { code?: string; field?: string }
      const tooMany = code === "LIMIT_UNEXPECTED_FILE" && field === filesUnder
      if (tooMany) return reject(new Refused(413, `At most ${MAX_IMAGES} pictures at once`))
      if (code === "LIMIT_UNEXPECTED_FILE")
        return reject(new MedusaError(MedusaError.Types.INVALID_DATA, `Send the pictures in the field "${filesUnder}"`))
      const [status, message] = REFUSED[code ?? ""] ?? [400, "The upload is not complete or not understood"]
      reject(new Refused(status, message))
    }),
  )
}
