import type { MedusaNextFunction, MedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import { isStorable } from "../dialect/text"

const PATHS: [pattern: RegExp, methods: string[]][] = [
  [/^\/(products|categories)\/?$/, ["GET", "POST"]],
  [/^\/(products|categories)\/[^/]+\/?$/, ["GET", "PUT", "DELETE"]],
  [/^\/(banners|faqs)\/?$/, ["GET", "POST"]],
  [/^\/(banners|faqs)\/[^/]+\/?$/, ["DELETE"]],
  [/^\/main-products\/?$/, ["GET", "PUT"]],
  [/^\/(orders|payments|subscribers|overview)\/?$/, ["GET"]],
  [/^\/(orders|payments)\/[^/]+\/?$/, ["GET"]],
  [/^\/orders\/[^/]+\/(shipment|delivered)\/?$/, ["POST"]],
  [/^\/(reviews|problem-reports)\/?$/, ["GET"]],
  [/^\/(reviews|problem-reports)\/[^/]+\/?$/, ["GET", "PUT"]],
  [/^\/pictures\/?$/, ["POST"]],
]

/** 404 and 405 as sentences: Express would answer a page of HTML, and an undecodable path with a 500. */
export const requireKnownPath = (req: MedusaRequest, res: MedusaResponse, next: MedusaNextFunction) => {
  const methods = isReadable(req.path) && PATHS.find(([pattern]) => pattern.test(req.path))?.[1]
  if (!methods) return void res.status(404).json({ message: "There is no such page in the back office" })
  const method = req.method === "HEAD" ? "GET" : req.method
  if (methods.includes(method)) return next()
  res.setHeader("Allow", methods.join(", "))
  res.status(405).json({ message: `This page only answers ${methods.join(", ")}` })
}

const isReadable = (path: string) => {
  try {
    return isStorable(decodeURIComponent(path))
  } catch {
    return false
  }
}
