import { MAX_IMAGES, MAX_PICTURE_BYTES } from "@haat/catalog/contract"
import type { MedusaNextFunction, MedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import multer from "multer"

export type ReceivedFile = { originalname: string; buffer: Buffer }

const REFUSED: Record<string, [status: number, message: string]> = {
  LIMIT_FILE_SIZE: [413, "A picture may be at most 5 MB"],
  LIMIT_FILE_COUNT: [413, `At most ${MAX_IMAGES} pictures at once`],
  LIMIT_UNEXPECTED_FILE: [400, 'Send the pictures in the field "files"'],
}
const UNREADABLE: [number, string] = [400, "The upload is not complete or not understood"]

const receive = multer({
  storage: multer.memoryStorage(),
  limits: { fileSize: MAX_PICTURE_BYTES, files: MAX_IMAGES, fields: 10, fieldSize: 1024, parts: MAX_IMAGES + 11 },
}).array("files", MAX_IMAGES)

/** Takes the multipart field `files` into memory: 8 pictures of 5 MB at most. */
export const receivePictures = (req: MedusaRequest, res: MedusaResponse, next: MedusaNextFunction) =>
  receive(req, res, (error) => {
    if (!error) return next()
    const [status, message] = REFUSED[(error as { code?: string }).code ?? ""] ?? UNREADABLE
    res.status(status).json({ message })
  })
