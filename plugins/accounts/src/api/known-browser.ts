import { createHmac, randomBytes, timingSafeEqual } from "node:crypto"
import type { MedusaRequest } from "@medusajs/framework/http"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import { KNOWN_BROWSERS } from "../modules/known-browsers"
import { COOKIE_MAX_AGE_DAYS, type KnownBrowsersService } from "../modules/known-browsers/service"
import { notifyStaff } from "./notify-staff"

/**
 * Cookie with a random token of this browser and its signature, so that an invented token never reaches the database.
 */
const COOKIE = "known_browser"

/** Returns the id of the request's browser when it has signed in with this username before. */
export async function findKnownBrowser(req: MedusaRequest, username: string): Promise<string | undefined> {
  const token = readBrowserToken(req)
  return token && req.scope.resolve<KnownBrowsersService>(KNOWN_BROWSERS).find(token, username)
}

type BrowserSignIn = { auth_identity_id: string; password_mark: string; user_id?: string }

/**
 * Saves the browser of a sign-in as known. Staff (`user_id`) get a mail when the browser is new.
 */
export async function rememberBrowser(req: MedusaRequest, { user_id, ...entered }: BrowserSignIn) {
  const token = readBrowserToken(req) ?? randomBytes(32).toString("base64url")
  const isNew = await req.scope.resolve<KnownBrowsersService>(KNOWN_BROWSERS).remember(token, entered)
  const { cookieOptions } = req.scope.resolve(ContainerRegistrationKeys.CONFIG_MODULE).projectConfig
  req.res?.cookie(COOKIE, `${token}.${signBrowserToken(req, token)}`, {
    httpOnly: true,
    sameSite: "lax",
    secure: cookieOptions?.secure,
    maxAge: COOKIE_MAX_AGE_DAYS * 24 * 60 * 60 * 1000,
  })
  if (isNew && user_id) await notifyStaff(req, user_id, "new-sign-in")
}

function readBrowserToken(req: MedusaRequest): string | undefined {
  const cookie: unknown = req.cookies?.[COOKIE]
  if (typeof cookie !== "string") return undefined
  const [token, signature, ...rest] = cookie.split(".")
  if (!token || !signature || rest.length) return undefined
  const [given, expected] = [Buffer.from(signature), Buffer.from(signBrowserToken(req, token))]
  return given.length === expected.length && timingSafeEqual(given, expected) ? token : undefined
}

function signBrowserToken(req: MedusaRequest, token: string) {
  const { http } = req.scope.resolve(ContainerRegistrationKeys.CONFIG_MODULE).projectConfig
  return createHmac("sha256", String(http.cookieSecret)).update(`known browser ${token}`).digest("base64url")
}
