/**
 * Written for Medusa 2.21.2.
 * Reason: Each request to /store checks its publishable key with two queries.
 * Upstream: https://github.com/medusajs/medusa/pull/13355 (closed).
 */

import { ApiLoader, type MedusaRequest } from "@medusajs/framework/http"
import { PUBLISHABLE_KEY_HEADER } from "@medusajs/framework/utils"
import type { NextFunction, Response } from "express"

const REMEMBERED_MS = 1_000
const MAX_KEYS = 100

type KeyContext = NonNullable<StoreRequest["publishable_key_context"]>
type StoreRequest = MedusaRequest & { publishable_key_context?: { key: string; sales_channel_ids: string[] } }

/**
 * Medusa queries the database twice on every /store request to check the publishable key, which costs more than our own
 * read. A valid key is remembered for a second; an invalid one is checked every time. `traceMiddleware` is the hook by
 * which Medusa's instrumentation wraps this middleware, and there is no other; whatever was there is kept around ours.
 */
export const rememberPublishableKey = () => {
  const trace = ApiLoader.traceMiddleware
  ApiLoader.traceMiddleware = (handler, route) => {
    const ours =
      handler.name === "ensurePublishableApiKeyMiddleware"
        ? (remember(handler as unknown as Middleware) as unknown as typeof handler)
        : handler
    return trace ? trace(ours, route) : ours
  }
}

type Middleware = (req: StoreRequest, res: Response, next: NextFunction) => unknown

export const remember = (ask: Middleware): Middleware => {
  const good = new Map<string, { context: KeyContext; until: number }>()
  return (req, res, next) => {
    const key = req.get(PUBLISHABLE_KEY_HEADER) ?? ""
    const known = good.get(key)
    if (known && known.until > Date.now()) {
      req.publishable_key_context = known.context
      return next()
    }
    good.delete(key)
    return ask(req, res, (error?: unknown) => {
      if (!error && req.publishable_key_context) {
        if (good.size >= MAX_KEYS) good.clear()
        good.set(key, { context: req.publishable_key_context, until: Date.now() + REMEMBERED_MS })
      }
      next(error)
    })
  }
}
