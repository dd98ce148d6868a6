/**
 * Which code goes into the two files that every page loads: the engine changes with versions, the kit changes with us.
 * What stands in neither is fetched with the screens that need it.
 */

const PACKAGES = /\/node_modules\/(react|react-dom|scheduler|react-router|react-router-dom|@tanstack|@medusajs)\//

/** React Query's parts for a few screens. */
const RARE_QUERIES = /[iI]nfinite|[qQ]ueries/

/** The frame around the pages, and adding to the cart, which nearly all of them offer. */
const FRAME =
  /\/app\/(root|lib\/|components\/|features\/cart\/(cart-c|change-|guest-|bring-|messages|use-stored|use-server|use-add|add-))/

const RARE_PARTS =
  /\/(add-by|breadcrumbs|checkbox|delivery-days|dialog|error-state|field-frame|guest-cart-ready|icon-button|lazy-part|load-script|not-found|pagination|postal-code|select|server-message|spinner|test-mode|text-|toasts|use-draft)|\/carousel\//

export const isEngine = (file: string) => PACKAGES.test(file) && !RARE_QUERIES.test(file)
export const isKit = (file: string) => FRAME.test(file) && !RARE_PARTS.test(file)
