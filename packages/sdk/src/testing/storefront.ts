/** Imports for the tests of a plugin's storefront part: a page to draw parts in, and replies to its requests. */
export {
  beAway,
  fill,
  listenForNotices,
  type Responder,
  reject,
  renderPart,
  respondTo,
} from "../../../../storefront/app/testing/render-part.tsx"
