import type { FileTypes } from "@medusajs/framework/types"
import { ModuleProvider, Modules } from "@medusajs/framework/utils"
import { LocalFileService } from "@medusajs/medusa/file-local"
import { FILES_PATH, filesFolder } from "./folder"

/**
 * Medusa's local files with addresses that start at the web origin (`/static/…`),
 * so what is stored stays right when the port or the domain changes.
 */
class OneOriginFiles extends LocalFileService {
  constructor(container: unknown, { folder }: { folder: string }) {
    super(container, {
      upload_dir: filesFolder(folder),
      private_upload_dir: filesFolder(folder),
      backend_url: `http://localhost${FILES_PATH}`,
    })
  }

  async upload(file: FileTypes.ProviderUploadFileDTO) {
    return relative(await super.upload(file))
  }

  async getUploadStream(file: FileTypes.ProviderUploadStreamDTO) {
    const stream = await super.getUploadStream(file)
    return { ...relative(stream), promise: stream.promise.then(relative) }
  }

  async getPresignedDownloadUrl(file: FileTypes.ProviderGetFileDTO) {
    return new URL(await super.getPresignedDownloadUrl(file)).pathname
  }
}

const relative = <T extends { url: string }>(file: T): T => ({ ...file, url: new URL(file.url).pathname })

export default ModuleProvider(Modules.FILE, { services: [OneOriginFiles] })
