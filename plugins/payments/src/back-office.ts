import { ORDER_REFUND_RESOURCES } from "./resources/order-refunds"
import { PAYMENT_LIST_RESOURCES } from "./resources/payments"
import { RETURN_REFUND_RESOURCES } from "./resources/return-refunds"

/** Resources that this plugin brings to the back office. */
export const PAYMENT_RESOURCES = [...PAYMENT_LIST_RESOURCES, ...ORDER_REFUND_RESOURCES, ...RETURN_REFUND_RESOURCES]
