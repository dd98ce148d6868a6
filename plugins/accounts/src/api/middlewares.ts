import { requireShopper } from "@haat/http/require-shopper"
import { validateBody } from "@haat/http/validate-body"
import { defineMiddlewares } from "@medusajs/framework/http"
import { z } from "zod"
import {
  ForgotPassword,
  NewAddress,
  ReplaceAddresses,
  ResetPassword,
  SaveItem,
  SecondStep,
  SignIn,
  SignUp,
  SwitchSecondFactorOff,
  UpdateProfile,
} from "../contract"
import { ACCOUNT_ERRORS } from "../errors"
import { openOnlyOurAuthRoutes } from "./closed-routes"
import { endOldSessions } from "./end-old-sessions"
import { hideToken } from "./hide-token"
import { keepPrivate } from "./keep-private"
import { requireStaff } from "./require-staff"

const requireOwner = requireShopper(ACCOUNT_ERRORS.shoppers_only)
const NOTHING = z.object({})
const SMALL = { sizeLimit: "10kb" }
/** Four addresses in a script of three bytes a letter. */
const MEDIUM = { sizeLimit: "20kb" }

export default defineMiddlewares({
  routes: [
    { matcher: "/", middlewares: [endOldSessions] },
    { matcher: "/auth/reset-password", middlewares: [hideToken] },
    { matcher: "/auth", middlewares: [keepPrivate, openOnlyOurAuthRoutes] },
    { matcher: "/store/profile", middlewares: [requireOwner] },
    { matcher: "/store/profile", methods: ["POST"], bodyParser: MEDIUM, middlewares: [validateBody(UpdateProfile)] },
    { matcher: "/store/addresses", middlewares: [requireOwner] },
    { matcher: "/store/saved-items", middlewares: [requireOwner] },
    { matcher: "/store/saved-items", methods: ["POST"], bodyParser: SMALL, middlewares: [validateBody(SaveItem)] },
    { matcher: "/auth/sign-in", methods: ["POST"], bodyParser: SMALL, middlewares: [validateBody(SignIn)] },
    {
      matcher: "/auth/sign-in/second-factor",
      methods: ["POST"],
      bodyParser: SMALL,
      middlewares: [validateBody(SecondStep)],
    },
    { matcher: "/auth/second-factor", middlewares: [requireStaff] },
    {
      matcher: "/auth/second-factor",
      methods: ["POST"],
      bodyParser: SMALL,
      middlewares: [validateBody(NOTHING)],
    },
    {
      matcher: "/auth/second-factor/confirm",
      methods: ["POST"],
      bodyParser: SMALL,
      middlewares: [validateBody(SecondStep)],
    },
    {
      matcher: "/auth/second-factor/off",
      methods: ["POST"],
      bodyParser: SMALL,
      middlewares: [validateBody(SwitchSecondFactorOff)],
    },
    { matcher: "/auth/sign-up", methods: ["POST"], bodyParser: SMALL, middlewares: [validateBody(SignUp)] },
    {
      matcher: "/auth/forgot-password",
      methods: ["POST"],
      bodyParser: SMALL,
      middlewares: [validateBody(ForgotPassword)],
    },
    {
      matcher: "/auth/reset-password/:token",
      methods: ["POST"],
      bodyParser: SMALL,
      middlewares: [validateBody(ResetPassword)],
    },
    { matcher: "/store/addresses", methods: ["POST"], bodyParser: SMALL, middlewares: [validateBody(NewAddress)] },
    {
      matcher: "/store/addresses",
      methods: ["PUT"],
      bodyParser: MEDIUM,
      middlewares: [validateBody(ReplaceAddresses)],
    },
    { matcher: "/store/addresses/:id", methods: ["POST"], bodyParser: SMALL, middlewares: [validateBody(NewAddress)] },
  ],
})
