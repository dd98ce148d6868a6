import type { MedusaNextFunction, MedusaRequest, MedusaResponse } from "@medusajs/framework/http"

/**
 * Matches file names of the shop's pictures: a UUID and a width (or `banner` for the demo shop's banners), with the
 * prefix or suffix that the storage adds.
 */
const PICTURE = /^(\d{13}-)?([\da-f]{8}-([\da-f]{4}-){3}[\da-f]{12}-\d{1,4}|banner)(-[\dA-Z]{26})?\.webp$/

/** Tells whether a path below /static (with its leading slash, undecoded) is that of a picture. */
export const isPicturePath = (path: string, prefix = "") =>
  path.startsWith(`/${prefix}`) && PICTURE.test(path.slice(prefix.length + 1))

type Handler = (req: MedusaRequest, res: MedusaResponse, next: MedusaNextFunction) => unknown

/** Middleware: passes requests for pictures to `handle`; other files of the folder or the bucket are never served. */
export const onlyPictures =
  (handle: Handler, prefix?: string): Handler =>
  (req, res, next) =>
    isPicturePath(req.path, prefix) ? handle(req, res, next) : next()
