import { type Call, registeredLegacyCalls } from "@haat/sdk/server/legacy-call"
import { cartCalls, savedItemCalls } from "./calls/cart"
import { orderCalls } from "./calls/orders"
import { passwordCalls } from "./calls/passwords"
import { paymentCalls } from "./calls/payment"
import { productChangeCalls } from "./calls/product-changes"
import { productCalls } from "./calls/products"
import { profileCalls } from "./calls/profile"
import { signInCalls } from "./calls/sign-in"
import { userCalls } from "./calls/users"

const OWN_CALLS: Call[] = [
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
]

/** Lists every call of the shop's first version: this plugin's, then those that other plugins have added. */
export const listCalls = (): Call[] => [...OWN_CALLS, ...registeredLegacyCalls()]
