import { createRequire } from "node:module"
import type Medusa from "@medusajs/js-sdk"

/** In CommonJS: its ES modules are not marked as such, so that vitest would transform them, with a warning for each. */
const { default: Client }: { default: typeof Medusa } = createRequire(import.meta.url)("@medusajs/js-sdk")

/** Medusa's own client for a shop's Store API, and for its Admin API once an administrator has signed in. */
export const medusaClient = (baseUrl: string, publishableKey?: string) =>
  new Client({ baseUrl, publishableKey, auth: { type: "jwt", jwtTokenStorageMethod: "memory" } })
