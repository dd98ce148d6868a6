import { uploadPicturesWorkflow } from "@haat/catalog/workflows/upload-pictures"
import { MedusaError } from "@medusajs/framework/utils"
import { answering } from "../../../dialect/answering"
import type { ReceivedFile } from "../../receive-pictures"

export const POST = answering(async (req, res) => {
  const files = (req as unknown as { files?: ReceivedFile[] }).files ?? []
  if (!files.length) throw new MedusaError(MedusaError.Types.INVALID_DATA, 'Send the pictures in the field "files"')
  const { result } = await uploadPicturesWorkflow(req.scope).run({
    input: {
      files: files.map(({ originalname, buffer }) => ({ filename: originalname, content: buffer.toString("base64") })),
    },
  })
  res.status(201).json({ files: result })
})
