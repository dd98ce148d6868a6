import { readdir, rm } from "node:fs/promises"
import path from "node:path"
import type { FileTypes } from "@medusajs/framework/types"
import { ModuleProvider, Modules } from "@medusajs/framework/utils"
import { LocalFileService } from "@medusajs/medusa/file-local"
import { FILES_PATH, filesFolder, privateFilesFolder } from "./folder"

/**
 * Medusa's local file provider with addresses relative to the web origin (`/static/…`), so that stored addresses stay
 * valid when the port or the domain changes. Partly written files are deleted.
 */
class OneOriginFiles extends LocalFileService {
  readonly #home: string

  constructor(container: unknown, { folder }: { folder: string }) {
    super(container, {
      upload_dir: filesFolder(folder),
      private_upload_dir: privateFilesFolder(folder),
      backend_url: `http://localhost${FILES_PATH}`,
    })
    this.#home = folder
  }

  async upload(file: FileTypes.ProviderUploadFileDTO) {
    const startedAt = Date.now()
    try {
      return relative(await super.upload(file))
    } catch (error) {
      await this.#removePartialFile(file, startedAt).catch(() => {})
      throw error
    }
  }

  /** Deletes the file of a failed upload. Medusa names it by time and original name, and does not return its name. */
  async #removePartialFile({ filename, access }: FileTypes.ProviderUploadFileDTO, startedAt: number) {
    const folder = access === "public" ? filesFolder(this.#home) : privateFilesFolder(this.#home)
    for (const name of await readdir(folder)) {
      const [, time, originalName] = /^(?:private-)?(\d+)-(.*)$/.exec(name) ?? []
      if (originalName === filename && Number(time) >= startedAt) await rm(path.join(folder, name), { force: true })
    }
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
