/**
 * Written for Medusa 2.21.2.
 * Reason: The S3 provider logs that a file could not be deleted and reports success; its package exports no class.
 * Upstream: none reported; a comment of Medusa's in the method notes it.
 */

import { DeleteObjectCommand, type S3Client } from "@aws-sdk/client-s3"
import type { FileTypes } from "@medusajs/framework/types"
import { ModuleProvider, Modules } from "@medusajs/framework/utils"
import s3 from "@medusajs/medusa/file-s3"

/** Medusa's provider, whose package exports no more than the finished module. */
const S3Files = s3.services[0] as unknown as new (
  dependencies: unknown,
  options: { bucket: string },
) => FileTypes.IFileProvider & { client_: S3Client; config_: { bucket: string } }

/**
 * Medusa's S3 provider with a `delete` that throws when a file could not be deleted; Medusa's own ignores the error,
 * and the file would stay for good. S3 reports no error for a missing file.
 */
class BucketFiles extends S3Files {
  async delete(files: FileTypes.ProviderDeleteFileDTO | FileTypes.ProviderDeleteFileDTO[]) {
    const { bucket: Bucket } = this.config_
    await Promise.all(
      [files].flat().map(({ fileKey: Key }) => this.client_.send(new DeleteObjectCommand({ Bucket, Key }))),
    )
  }
}
// Medusa reads the identifier from the class itself.
Object.assign(BucketFiles, { identifier: "s3" })

export default ModuleProvider(Modules.FILE, { services: [BucketFiles] })
