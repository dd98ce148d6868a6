import type {
  AskSignInCode,
  Person,
  SecondStep,
  SignedInPerson,
  SignIn,
  SignInReply,
  SignInWithCode,
  SignUp,
} from "@haat/accounts/contract"
import { type QueryClient, useQueryClient } from "@tanstack/react-query"
import { usePost } from "../../../lib/backend/use-post.ts"
import { meQuery } from "../../../lib/person/me-query.ts"

/** The first part of the keys of queries whose data is personal. */
const PERSONAL = new Set<unknown>(["cart", "checkout", "orders", "purchase"])

/** Removes the last person's data from the cache and sets the new person, without a request. */
export const switchTo = (client: QueryClient, person: Person) => {
  client.removeQueries({ predicate: ({ queryKey }) => PERSONAL.has(queryKey[0]) })
  client.setQueryData(meQuery.queryKey, person)
}

const useOpenSession = <Input extends object, Result extends SignInReply = SignedInPerson>(path: string) => {
  const client = useQueryClient()
  return usePost<Input, Result>(path, {
    onSuccess: (response) => {
      if ("person" in response) switchTo(client, response.person)
    },
  })
}

/** Opens the session of a shopper or an administrator; for some administrators the response is that a code is needed. */
export const useSignIn = () => useOpenSession<SignIn, SignInReply>("/auth/sign-in")

/** Opens the session of an administrator with their code. */
export const useSecondStep = () => useOpenSession<SecondStep>("/auth/sign-in/second-factor")

/** Requests a code by mail. The response is the same whether or not there is such an account. */
export const useAskSignInCode = () => usePost<AskSignInCode, { message: string }>("/auth/sign-in/code")

/** Opens a shopper's session with the code of a mail. */
export const useSignInWithCode = () => useOpenSession<SignInWithCode>("/auth/sign-in/code/confirm")

/** Creates a shopper and opens their session. */
export const useSignUp = () => useOpenSession<SignUp>("/auth/sign-up")
