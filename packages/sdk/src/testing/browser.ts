/** Playwright for journeys of a plugin: its test in a running shop, its people, and axe. */
import { findSeriousViolationsInBothSchemes } from "../../../../e2e/axe.ts"
import { putInCart } from "../../../../e2e/checkout.ts"
import { expectNotice } from "../../../../e2e/notice.ts"
import { signInAsOwner } from "../../../../e2e/owner.ts"
import { expect, resetBrowser, test } from "../../../../e2e/shop-test.ts"
import { newPerson, saveAddress, signUp } from "../../../../e2e/shopper.ts"
import { expectNoOverflow } from "../../../../e2e/widths.ts"

export {
  /** Playwright's expect. */
  expect,
  /** Expects that nothing on the page is wider than the screen, at both widths. */
  expectNoOverflow,
  /** Acts, and expects the notice that the shop shows then. */
  expectNotice,
  /** Finds what axe calls serious, at both widths, in light and in dark. */
  findSeriousViolationsInBothSchemes,
  /** Makes up a person who has no account yet. */
  newPerson,
  /** Puts pieces of a product into the cart of the signed-in shopper. */
  putInCart,
  /** Empties the browser, for the next person of a journey. */
  resetBrowser,
  /** Saves an address of the signed-in shopper. */
  saveAddress,
  /** Signs the owner in. */
  signInAsOwner,
  /** Signs a new shopper up, and in. */
  signUp,
  /** Playwright's test in a running demo shop; `market` makes products, `isPhone` tells the width. */
  test,
}
