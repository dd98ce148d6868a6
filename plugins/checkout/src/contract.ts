export * from "./contract/cart"
export * from "./contract/checkout"
export * from "./contract/orders"
export * from "./contract/workflows"
export { CHECKOUT_FORM_ERRORS } from "./form-errors"
export * from "./limits"

/** The signed-in shopper's one open cart, and their orders. All money in rupees, tax included. */

/*
 * All for the signed-in shopper alone (401 for a guest, 403 for an administrator).
 * GET    /store/cart                                   200 { cart }
 * POST   /store/cart/lines              AddLine        200 { cart } | 400 | 404 | 409 not enough stock, MAX_LINES reached
 * POST   /store/cart/lines/:product_id  SetQuantity    200 { cart } | 400 | 404 | 409
 * DELETE /store/cart/lines/:product_id                 200 { cart }
 * POST   /store/cart/merge              MergeGuestCart 200 MergedCart | 409 MAX_LINES reached, nothing is taken over
 * GET    /store/checkout?address_id=                   200 { summary: CheckoutSummary } | 409 empty cart
 * POST   /store/checkout                PlaceOrder     201 { order } | 400 | 404 | 409 sold out, total changed, cart already ordered
 * GET    /store/my-orders?page=&limit=                 200 { orders: Order[], count, page, limit }, newest first, without cancelled ones
 * GET    /store/my-orders/:id                          200 { order } | 404
 * POST   /store/my-orders/:id/cancel                   200 { order } | 404 | 409 already on its way
 */
