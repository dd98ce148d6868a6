import { CUSTOMER_RESOURCES } from "./resources/customers"
import { ORDER_STEP_RESOURCES } from "./resources/order-steps"
import { RETURN_RESOURCES } from "./resources/returns"
import { SETTINGS_RESOURCES } from "./resources/settings"

/** Back office resources of this plugin. */
export const CHECKOUT_RESOURCES = [
  ...ORDER_STEP_RESOURCES,
  ...RETURN_RESOURCES,
  ...CUSTOMER_RESOURCES,
  ...SETTINGS_RESOURCES,
]
