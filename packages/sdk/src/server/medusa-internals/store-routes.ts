/**
 * Written for Medusa 2.21.2.
 * Reason: Its own store routes cannot be closed by a setting, nor listed.
 * Upstream: https://github.com/medusajs/medusa/issues/15709 (closed as stale).
 */

import { readdirSync } from "node:fs"
import path from "node:path"

const API = path.join(path.dirname(require.resolve("@medusajs/medusa/package.json")), "dist/api")

/** Every store route of the installed Medusa, as its folders name them: "/store/carts/:id". */
export const medusaStoreRoutes = () =>
  readdirSync(path.join(API, "store"), { recursive: true, encoding: "utf8" })
    .filter((file) => path.basename(file) === "route.js")
    .map((file) => `/store/${path.dirname(file).split(path.sep).join("/")}`.replace(/\[(\w+)\]/g, ":$1"))
