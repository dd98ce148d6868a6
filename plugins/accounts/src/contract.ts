export * from "./contract/addresses"
export * from "./contract/attempts"
export { MAX_NAME_CHARACTERS } from "./contract/fields"
export * from "./contract/profile"
export * from "./contract/reset-password"
export * from "./contract/saved-items"
export * from "./contract/second-factor"
export * from "./contract/security-notice"
export * from "./contract/sign-in"
export { ACCOUNT_FORM_ERRORS } from "./form-errors"

/** What crosses the wire when people sign in, sign up, keep addresses and save items for later. Messages are the specification's, word for word. */

/*
 * POST   /auth/sign-in        SignIn      200 { person } + session cookie | 400 | 401 | 429 with Retry-After
 *                             200 { second_factor: true } when a member of staff is to send a code next
 * POST   /auth/sign-in/second-factor  SecondStep  200 { person } + session cookie | 400 | 401 wrong_code or sign_in_again | 429
 * GET    /auth/second-factor              200 SecondFactorState | 401 | 403 a shopper
 * POST   /auth/second-factor              201 SecondFactorKey, until it is confirmed | 401 | 403 | 409 on already
 * POST   /auth/second-factor/confirm  SecondStep  200 { recovery_codes: string[] } | 400 wrong_new_code | 401 | 403 | 429
 * POST   /auth/second-factor/off  SwitchSecondFactorOff  200 SecondFactorState | 400 | 401 | 403 | 429
 *                                         On and off end the person's other sessions; this one goes on under a new id.
 * POST   /auth/sign-up        SignUp      201 { person } + session cookie | 400 | 409 | 429
 * POST   /auth/forgot-password        ForgotPassword  200 { message }, for known and unknown addresses alike | 400 | 429
 * POST   /auth/reset-password/:token  ResetPassword   200 { message } | 400 link_expired or a password against the rules | 429
 *                                                     All sessions of this person end, wherever they are.
 * GET    /auth/me                         200 { person: Person | null }
 * DELETE /auth/session                    200 (Medusa's own: signs out)
 * POST   /store/profile       UpdateProfile  200 { person } | 400 | 401 | 403 an administrator | 409 taken | 429
 *                                         A new password ends the person's other sessions; this one goes on under a new id.
 * GET    /store/addresses                 200 { addresses } | 401
 * PUT    /store/addresses     ReplaceAddresses  200 { addresses } | 400 | 401 | 403
 * POST   /store/addresses     NewAddress  201 { address, addresses } | 400 | 401 | 409 (already four)
 * POST   /store/addresses/:id NewAddress  200 { address, addresses } | 400 | 401 | 404
 * DELETE /store/addresses/:id             200 { addresses } | 401 | 404
 *
 * Newest first, without products that are no more; `cart` is the checkout plugin's Cart.
 * GET    /store/saved-items                            200 { items: SavedItem[], cart } | 401 | 403; read together
 * POST   /store/saved-items              SaveItem      200 { items, cart } | 400 | 401 | 403 | 404 not in the cart | 409 a hundred already
 * POST   /store/saved-items/:product_id/move-to-cart   200 { items, cart } | 401 | 403 | 404 | 409 not enough stock or no room in the cart: it stays saved
 * DELETE /store/saved-items/:product_id                200 { items } | 401 | 403; one that is not there is no error
 *
 * Event auth.password_reset { entity_id: email, actor_type: "customer" | "user", token }: the mail's link is
 * PUBLIC_URL/reset-password/token. Nothing but that mail may keep the token.
 */
