import { CATALOG_ERRORS } from "@haat/catalog/errors"
import { uploadPicturesWorkflow } from "@haat/catalog/workflows/upload-pictures"
import { HttpError } from "@haat/http/http-error"
import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import type { ReceivedFile } from "../../receive-pictures"

export const POST = async (req: MedusaRequest, res: MedusaResponse) => {
  const files = (req as unknown as { files?: ReceivedFile[] }).files ?? []
  if (!files.length) throw new HttpError(CATALOG_ERRORS.upload_field, { field: "files" })
  const { result } = await uploadPicturesWorkflow(req.scope).run({
    input: {
      files: files.map(({ originalname, buffer }) => ({ filename: originalname, content: buffer.toString("base64") })),
    },
  })
  res.status(201).json({ files: result })
}
