import {
  ForgotPassword,
  NewAddress,
  ReplaceAddresses,
  ResetPassword,
  type SavedItem,
  SaveItem,
  type SecondFactorState,
  SecondStep,
  SignIn,
  SignUp,
  SwitchSecondFactorOff,
  UpdateProfile,
} from "@haat/accounts/contract"
import { AcceptInvitation, LookAtInvitation, ROLES } from "@haat/back-office/contract"
import { z } from "zod"
import { Message } from "../../shapes/fields"
import { like } from "../replies/like"
import { Cart } from "../replies/order"
import { Address, Person } from "../replies/person"
import { SavedProduct } from "../replies/product"
import { rowsOf, TOO_OFTEN } from "./rows"

const Id = z.object({ id: z.string() })
const ProductId = z.object({ product_id: z.string() })

const Me = z.object({ person: Person })
const SecondFactor = like<SecondFactorState>()(z.object({ enabled: z.boolean(), recovery_codes: z.number() }))
const Addresses = z.object({ addresses: z.array(Address) })
const OneAddress = Addresses.extend({ address: Address })
const Items = z.object({
  items: z.array(like<SavedItem>()(z.object({ product: SavedProduct, quantity: z.number(), saved_at: z.string() }))),
})
const Moved = Items.extend({ cart: Cart })

export const accountRoutes = rowsOf("accounts", [
  [
    "POST /auth/sign-in",
    "everyone",
    "Opens a session",
    {
      body: SignIn,
      reply: z.union([Me, z.object({ second_factor: z.literal(true) })]),
      description:
        "For staff with two-step sign-in, `second_factor` asks for a code: POST /auth/sign-in/second-factor.",
      refusals: { 401: "Wrong", ...TOO_OFTEN },
    },
  ],
  [
    "POST /auth/sign-in/second-factor",
    "everyone",
    "Opens a session, after the right password, with a code",
    { body: SecondStep, reply: Me, refusals: { 401: "Wrong, or too late", ...TOO_OFTEN } },
  ],
  ["GET /auth/second-factor", "administrator", "Whether one's own sign-in asks for a code", { reply: SecondFactor }],
  [
    "POST /auth/second-factor",
    "administrator",
    "Makes a key for an authenticator app",
    { reply: z.object({ key: z.string(), qr: z.string() }), status: 201, refusals: { 409: "On already" } },
  ],
  [
    "POST /auth/second-factor/confirm",
    "administrator",
    "Switches two-step sign-in on, with a code of the key",
    { body: SecondStep, reply: z.object({ recovery_codes: z.array(z.string()) }), refusals: TOO_OFTEN },
  ],
  [
    "POST /auth/second-factor/off",
    "administrator",
    "Switches two-step sign-in off",
    { body: SwitchSecondFactorOff, reply: SecondFactor, refusals: TOO_OFTEN },
  ],
  [
    "POST /auth/sign-up",
    "everyone",
    "Opens an account and a session",
    { body: SignUp, reply: Me, status: 201, refusals: { 409: "Taken", ...TOO_OFTEN } },
  ],
  [
    "POST /auth/forgot-password",
    "everyone",
    "Sends a link",
    { body: ForgotPassword, reply: Message, refusals: TOO_OFTEN },
  ],
  [
    "POST /auth/reset-password/:token",
    "everyone",
    "Sets a new password",
    { params: z.object({ token: z.string() }), body: ResetPassword, reply: Message, refusals: TOO_OFTEN },
  ],
  [
    "POST /auth/invitation",
    "everyone",
    "What a link to the back office invites to",
    {
      body: LookAtInvitation,
      reply: z.object({ email: z.string(), role: z.enum(ROLES) }),
      refusals: { 404: "Ended or used", ...TOO_OFTEN },
    },
  ],
  [
    "POST /auth/invitation/accept",
    "everyone",
    "Opens an account of the back office",
    {
      body: AcceptInvitation,
      reply: z.object({ username: z.string() }),
      status: 201,
      refusals: { 404: "Ended or used", 409: "Taken", ...TOO_OFTEN },
    },
  ],
  ["GET /auth/me", "everyone", "Who is signed in", { reply: z.object({ person: Person.nullable() }) }],
  [
    "POST /store/profile",
    "customer",
    "Changes the profile",
    { body: UpdateProfile, reply: Me, refusals: { 409: "Taken", ...TOO_OFTEN } },
  ],
  ["GET /store/addresses", "customer", "Saved addresses", { reply: Addresses }],
  [
    "POST /store/addresses",
    "customer",
    "Saves an address",
    { body: NewAddress, reply: OneAddress, status: 201, refusals: { 409: "Four" } },
  ],
  ["PUT /store/addresses", "customer", "Replaces all addresses", { body: ReplaceAddresses, reply: Addresses }],
  [
    "POST /store/addresses/:id",
    "customer",
    "Changes an address",
    { params: Id, body: NewAddress, reply: OneAddress, refusals: { 404: "None" } },
  ],
  [
    "DELETE /store/addresses/:id",
    "customer",
    "Forgets an address",
    { params: Id, reply: Addresses, refusals: { 404: "None" } },
  ],
  ["GET /store/saved-items", "customer", "What is saved for later, and the cart as it was then", { reply: Moved }],
  [
    "POST /store/saved-items",
    "customer",
    "Saves a line of the cart",
    { body: SaveItem, reply: Moved, refusals: { 404: "Not there", 409: "A hundred are saved already" } },
  ],
  [
    "POST /store/saved-items/:product_id/move-to-cart",
    "customer",
    "Moves what is saved into the cart",
    { params: ProductId, reply: Moved, refusals: { 404: "Not saved", 409: "Not enough" } },
  ],
  ["DELETE /store/saved-items/:product_id", "customer", "Forgets what is saved", { params: ProductId, reply: Items }],
])
