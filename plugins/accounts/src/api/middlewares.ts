import { defineMiddlewares } from "@medusajs/framework/http"
import { NewAddress, SignIn, SignUp } from "../contract"
import { closeCustomerRoutes, openOnlyOurAuthRoutes } from "./closed-doors"
import { keepPrivate } from "./keep-private"
import { requireShopper } from "./require-shopper"
import { validateBody } from "./validate-body"

const SMALL = { sizeLimit: "10kb" }

export default defineMiddlewares({
  routes: [
    { matcher: "/auth", middlewares: [keepPrivate, openOnlyOurAuthRoutes] },
    { matcher: "/store/customers", middlewares: [closeCustomerRoutes] },
    { matcher: "/store/addresses", middlewares: [keepPrivate, requireShopper] },
    { matcher: "/auth/sign-in", methods: ["POST"], bodyParser: SMALL, middlewares: [validateBody(SignIn)] },
    { matcher: "/auth/sign-up", methods: ["POST"], bodyParser: SMALL, middlewares: [validateBody(SignUp)] },
    { matcher: "/store/addresses", methods: ["POST"], bodyParser: SMALL, middlewares: [validateBody(NewAddress)] },
    { matcher: "/store/addresses/:id", methods: ["POST"], bodyParser: SMALL, middlewares: [validateBody(NewAddress)] },
  ],
})
