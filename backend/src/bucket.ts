import type { Settings } from "@haat/sdk/server/operations/settings"
import { FILES_PATH } from "./files/folder"

export type Bucket = NonNullable<ReturnType<typeof chooseBucket>>

/**
 * Returns the options of Medusa's S3 provider, or null without S3_BUCKET.
 * @throws an Error with one sentence when one of the two access keys is missing
 */
export function chooseBucket(given: Settings) {
  if (!given.S3_BUCKET) return null
  const keys = [given.S3_ACCESS_KEY_ID, given.S3_SECRET_ACCESS_KEY].filter(Boolean).length
  if (keys === 1)
    throw new Error("The settings S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY belong together: give both, or neither.")

  return {
    bucket: given.S3_BUCKET,
    region: given.S3_REGION,
    endpoint: given.S3_ENDPOINT,
    prefix: given.S3_PREFIX,
    // By default the shop serves the files itself, at addresses that do not depend on the storage.
    file_url: given.S3_FILE_URL ?? FILES_PATH,
    ...(keys
      ? { access_key_id: given.S3_ACCESS_KEY_ID, secret_access_key: given.S3_SECRET_ACCESS_KEY }
      : { authentication_method: "s3-iam-role" as const }),
    cache_control: "public, max-age=31536000, immutable",
    // New buckets reject ACLs; the bucket policy decides who may read.
    acl: false as const,
    additional_client_config: {
      forcePathStyle: Boolean(given.S3_ENDPOINT),
      // S3 servers other than Amazon's reject the checksums that the SDK adds by default.
      requestChecksumCalculation: "WHEN_REQUIRED" as const,
      responseChecksumValidation: "WHEN_REQUIRED" as const,
      maxAttempts: 2,
      requestHandler: { connectionTimeout: 2_000, requestTimeout: 5_000, throwOnRequestTimeout: true },
    },
  }
}
