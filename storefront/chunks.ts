import { existsSync } from "node:fs"

/**
 * Which code goes into the two files that every page loads: the vendor chunk, which changes with versions of packages, and
 * the app chunk, which changes with our code. What is in neither is loaded with the screens that need it.
 */

const VENDOR_CHUNK = /\/node_modules\/(react|react-dom|scheduler|react-router|react-router-dom|@tanstack|@medusajs)\//

/** Parts of React Query that few screens need. */
const RARE_QUERIES = /[iI]nfinite|[qQ]ueries/

const APP = new URL("./app/", import.meta.url).pathname

/** Whole paths of files and folders (these end with a slash). A name that does not exist stops the build. */
const paths = (names: string) =>
  names
    .trim()
    .split(/\s+/)
    .map((name) => {
      if (!existsSync(APP + name)) throw new Error(`chunks.ts names ${name}, which is not in storefront/app`)
      return APP + name
    })

/** The frame around the pages, and adding to the cart, which nearly all of them offer. */
const APP_CHUNK = paths(`
  root.tsx
  lib/
  components/
  features/cart/messages.ts
  features/cart/cart-count.tsx
  features/cart/use-server-cart.ts
  features/cart/add/add-failure.tsx
  features/cart/add/add-to-cart-button.tsx
  features/cart/add/use-add-to-cart.ts
  features/cart/add/view-cart.ts
  features/cart/change/
  features/cart/guest/
`)

const ON_FEW_SCREENS = paths(`
  components/breadcrumbs.tsx
  components/carousel/
  components/checkbox.tsx
  components/dialog.tsx
  components/error-state.tsx
  components/field-frame.tsx
  components/icon-button.tsx
  components/not-found-screen.tsx
  components/pagination.tsx
  components/select.tsx
  components/spinner.tsx
  components/test-mode-badge.tsx
  components/text-area.tsx
  components/text-field.tsx
  components/toasts.tsx
  features/cart/guest/prefetch-cart.tsx
  lib/backend/error-catalogue.ts
  lib/backend/web-errors.ts
  lib/device/use-draft.ts
  lib/format/delivery-days.ts
  lib/format/postal-code.ts
  lib/lazy-loading/lazy-part.ts
  lib/lazy-loading/load-script.ts
  lib/local-url.ts
`)

/** A translation is in the same chunk as the English. */
const isOneOf = (names: string[], id: string) => {
  const file = id.split("?", 1)[0].replace(".hi.ts", ".ts")
  return names.some((name) => (name.endsWith("/") ? file.startsWith(name) : file === name))
}

/** Whether the vendor chunk contains the module of this id. */
export const isVendorChunk = (id: string) => VENDOR_CHUNK.test(id) && !RARE_QUERIES.test(id)
/** Whether the app chunk contains the module of this id. */
export const isAppChunk = (id: string) => isOneOf(APP_CHUNK, id) && !isOneOf(ON_FEW_SCREENS, id)
