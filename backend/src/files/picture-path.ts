import type { MedusaNextFunction, MedusaRequest, MedusaResponse } from "@medusajs/framework/http"

/**
 * The names our own pictures get: a UUID and a width, with what the storage adds before or after it. The banners of
 * the demo shop are called so.
 */
const PICTURE = /^(\d{13}-)?([\da-f]{8}-([\da-f]{4}-){3}[\da-f]{12}-\d{1,4}|banner)(-[\dA-Z]{26})?\.webp$/

/** Tells whether a path below /static (with its leading slash, undecoded) is that of a picture. */
export const isPicturePath = (path: string, prefix = "") =>
  path.startsWith(`/${prefix}`) && PICTURE.test(path.slice(prefix.length + 1))

type Handler = (req: MedusaRequest, res: MedusaResponse, next: MedusaNextFunction) => unknown

/** Serves pictures only: whatever else the folder or the bucket holds is not there for anybody. */
export const onlyPictures =
  (handle: Handler, prefix?: string): Handler =>
  (req, res, next) =>
    isPicturePath(req.path, prefix) ? handle(req, res, next) : next()
