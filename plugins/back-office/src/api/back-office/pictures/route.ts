import { CATALOG_ERRORS } from "@haat/catalog/errors"
import { uploadPicturesWorkflow } from "@haat/catalog/workflows/upload-pictures"
import { HttpError } from "@haat/sdk/server/http-error"
import { change } from "../../change"
import type { ReceivedFile } from "../../receive-pictures"

export const POST = change(async (req) => {
  const files = (req as unknown as { files?: ReceivedFile[] }).files ?? []
  if (!files.length) throw new HttpError(CATALOG_ERRORS.upload_field, { field: "files" })
  const { result } = await uploadPicturesWorkflow(req.scope).run({
    input: {
      files: files.map(({ originalname, buffer }) => ({
        filename: originalname,
        content: buffer.toString("base64"),
      })),
    },
  })
  return { files: result }
})
