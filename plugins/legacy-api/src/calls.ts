import type { Call } from "./call"
import { cartCalls, savedItemCalls } from "./calls/cart"
import { faqCalls } from "./calls/faqs"
import { homePageCalls } from "./calls/home-page"
import { newsletterCalls } from "./calls/newsletter"
import { orderCalls } from "./calls/orders"
import { passwordCalls } from "./calls/passwords"
import { paymentCalls } from "./calls/payment"
import { productChangeCalls } from "./calls/product-changes"
import { productCalls } from "./calls/products"
import { profileCalls } from "./calls/profile"
import { reviewCalls } from "./calls/reviews"
import { signInCalls } from "./calls/sign-in"
import { userCalls } from "./calls/users"

/** Every call of the shop's first version. */
export const CALLS: Call[] = [
  ...signInCalls,
  ...userCalls,
  ...profileCalls,
  ...passwordCalls,
  ...productCalls,
  ...productChangeCalls,
  ...cartCalls,
  ...savedItemCalls,
  ...orderCalls,
  ...paymentCalls,
  ...reviewCalls,
  ...faqCalls,
  ...newsletterCalls,
  ...homePageCalls,
]
