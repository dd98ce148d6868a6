import { defineMiddlewares } from "@medusajs/framework/http"
import { ForgotPassword, NewAddress, ResetPassword, SaveItem, SignIn, SignUp } from "../contract"
import { closeCustomerRoutes, openOnlyOurAuthRoutes } from "./closed-doors"
import { endOldSessions } from "./end-old-sessions"
import { hideToken } from "./hide-token"
import { keepPrivate } from "./keep-private"
import { requireReadablePath } from "./require-readable-path"
import { requireShopper } from "./require-shopper"
import { validateBody } from "./validate-body"

const SMALL = { sizeLimit: "10kb" }

export default defineMiddlewares({
  routes: [
    { matcher: "/", middlewares: [endOldSessions] },
    { matcher: "/auth/reset-password", middlewares: [hideToken] },
    { matcher: "/auth", middlewares: [keepPrivate, openOnlyOurAuthRoutes] },
    { matcher: "/store/customers", middlewares: [closeCustomerRoutes] },
    { matcher: "/store/addresses", middlewares: [keepPrivate, requireShopper] },
    { matcher: "/store/saved-items", middlewares: [keepPrivate, requireReadablePath, requireShopper] },
    { matcher: "/store/saved-items", methods: ["POST"], bodyParser: SMALL, middlewares: [validateBody(SaveItem)] },
    { matcher: "/auth/sign-in", methods: ["POST"], bodyParser: SMALL, middlewares: [validateBody(SignIn)] },
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
    { matcher: "/store/addresses/:id", methods: ["POST"], bodyParser: SMALL, middlewares: [validateBody(NewAddress)] },
  ],
})
