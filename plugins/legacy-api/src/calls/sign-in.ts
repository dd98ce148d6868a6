import { checkPassword } from "@haat/accounts/api/check-password"
import { openSession } from "@haat/accounts/api/open-session"
import { findSecondFactorMark } from "@haat/accounts/api/second-step"
import { SignIn, SignUp } from "@haat/accounts/contract"
import { ACCOUNT_ERRORS } from "@haat/accounts/errors"
import { signUp } from "@haat/accounts/workflows/sign-up"
import { HttpError, requireWithinLimit } from "@haat/sdk/server/http-error"
import { Message } from "@haat/sdk/server/route"
import { z } from "zod"
import { resolveAttempts } from "../attempts"
import { call } from "../call"
import { User } from "../shapes/user"
import { readUser } from "../translate/user"

const tag = "Users and passwords"
const SignInReply = Message.extend({ user: User })
const RATE_LIMIT_ERRORS = { 429: "Too many attempts; Retry-After is the number of seconds to wait" }

export const signInCalls = [
  call({
    method: "POST",
    path: "/user/login",
    tag,
    summary: "Opens a session",
    description:
      "The session cookie of the reply is the only proof of identity. Replies the whole `user`, without the password.",
    who: "everyone",
    body: SignIn,
    reply: SignInReply,
    errors: { 401: ACCOUNT_ERRORS.wrong_sign_in.en, 403: ACCOUNT_ERRORS.sign_in_at_login.en, ...RATE_LIMIT_ERRORS },
    run: async ({ scope, req, body: { username, password } }) => {
      const proven = await checkPassword(req, { username, password })
      if (await findSecondFactorMark(req, proven)) throw new HttpError(ACCOUNT_ERRORS.sign_in_at_login)
      const signedIn = await openSession(req, proven)
      return { message: "Login successful", user: await readUser(scope, signedIn) }
    },
  }),
  call({
    method: "POST",
    path: "/user/register",
    tag,
    summary: "Opens an account and a session",
    description:
      "Replies the whole `user`, without the password. Usernames and e-mail addresses are unique, whatever their case.",
    who: "everyone",
    body: z.object({
      username: SignUp.shape.username,
      email: SignUp.shape.email,
      password: SignUp.shape.password,
      firstname: SignUp.shape.first_name,
      lastname: SignUp.shape.last_name,
      phone: SignUp.shape.phone,
      terms: SignUp.shape.terms,
    }),
    reply: SignInReply,
    errors: { 409: "The username or the e-mail address is taken", ...RATE_LIMIT_ERRORS },
    run: async ({ scope, req, body: { firstname, lastname, ...body } }) => {
      requireWithinLimit(await resolveAttempts(scope).signUp(req.ip ?? "", body))
      const input = { ...body, first_name: firstname, last_name: lastname }
      const { auth_identity_id, password_mark, customer_id } = await signUp(scope, input)
      const identity = { id: auth_identity_id, password_mark, app_metadata: { customer_id } }
      const signedIn = await openSession(req, identity)
      return { message: "Registration successful", user: await readUser(scope, signedIn) }
    },
  }),
]
