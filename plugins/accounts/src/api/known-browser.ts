import { createHmac, randomBytes, timingSafeEqual } from "node:crypto"
import type { MedusaRequest } from "@medusajs/framework/http"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import { KNOWN_BROWSERS } from "../modules/known-browsers"
import { KEPT_DAYS, type KnownBrowsersService } from "../modules/known-browsers/service"
import { notifyStaff } from "./notify-staff"

/**
 * Cookie with a random token of this browser and its signature, so that an invented token never reaches the database.
 */
const COOKIE = "known_browser"

/** The id of the browser that asks, when it has signed in as this username before. */
export async function knownBrowser(req: MedusaRequest, username: string): Promise<string | undefined> {
  const token = tokenOf(req)
  return token && req.scope.resolve<KnownBrowsersService>(KNOWN_BROWSERS).find(token, username)
}

type Entered = { auth_identity_id: string; password_mark: string; user_id?: string }

/**
 * Remembers this browser as the person's after a sign-in. Staff (`user_id`) get a mail when the browser was unknown.
 */
export async function rememberBrowser(req: MedusaRequest, { user_id, ...entered }: Entered) {
  const token = tokenOf(req) ?? randomBytes(32).toString("base64url")
  const isNew = await req.scope.resolve<KnownBrowsersService>(KNOWN_BROWSERS).remember(token, entered)
  const { cookieOptions } = req.scope.resolve(ContainerRegistrationKeys.CONFIG_MODULE).projectConfig
  req.res?.cookie(COOKIE, `${token}.${signatureOf(req, token)}`, {
    httpOnly: true,
    sameSite: "lax",
    secure: cookieOptions?.secure,
    maxAge: KEPT_DAYS * 24 * 60 * 60 * 1000,
  })
  if (isNew && user_id) await notifyStaff(req, user_id, "new-sign-in")
}

function tokenOf(req: MedusaRequest): string | undefined {
  const shown: unknown = req.cookies?.[COOKIE]
  if (typeof shown !== "string") return undefined
  const [token, signature, ...rest] = shown.split(".")
  if (!token || !signature || rest.length) return undefined
  const [given, expected] = [Buffer.from(signature), Buffer.from(signatureOf(req, token))]
  return given.length === expected.length && timingSafeEqual(given, expected) ? token : undefined
}

function signatureOf(req: MedusaRequest, token: string) {
  const { http } = req.scope.resolve(ContainerRegistrationKeys.CONFIG_MODULE).projectConfig
  return createHmac("sha256", String(http.cookieSecret)).update(`known browser ${token}`).digest("base64url")
}
