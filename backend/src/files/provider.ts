import { readdir, rm } from "node:fs/promises"
import path from "node:path"
import type { FileTypes } from "@medusajs/framework/types"
import { ModuleProvider, Modules } from "@medusajs/framework/utils"
import { LocalFileService } from "@medusajs/medusa/file-local"
import { FILES_PATH, filesFolder, privateFilesFolder } from "./folder"

/**
 * Medusa's local files with addresses that start at the web origin (`/static/…`),
 * so what is stored stays right when the port or the domain changes. What could not be written whole is not left there.
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
    const begun = Date.now()
    try {
      return relative(await super.upload(file))
    } catch (error) {
      await this.#removeHalf(file, begun).catch(() => {})
      throw error
    }
  }

  /** Medusa names a file by the time and the name it was given, and does not say how when it could not be written. */
  async #removeHalf({ filename, access }: FileTypes.ProviderUploadFileDTO, begun: number) {
    const folder = access === "public" ? filesFolder(this.#home) : privateFilesFolder(this.#home)
    for (const name of await readdir(folder)) {
      const [, time, given] = /^(?:private-)?(\d+)-(.*)$/.exec(name) ?? []
      if (given === filename && Number(time) >= begun) await rm(path.join(folder, name), { force: true })
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
