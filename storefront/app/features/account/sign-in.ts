import type { Person, SignIn, SignUp } from "@haat/accounts/contract"
import { type QueryClient, useMutation, useQueryClient } from "@tanstack/react-query"
import { meQuery } from "../../lib/me-query.ts"
import { sdk } from "../../lib/sdk.ts"

/** The first words of the keys of answers that depend on who asks. */
const PERSONAL = new Set<unknown>(["cart", "checkout", "orders", "purchase"])

/** What another person's visit may have left in the cache goes; the new person is known without asking again. */
export const become = (client: QueryClient, person: Person) => {
  client.removeQueries({ predicate: ({ queryKey }) => PERSONAL.has(queryKey[0]) })
  client.setQueryData(meQuery.queryKey, person)
}

const useEntrance = <Input extends object>(path: string) => {
  const client = useQueryClient()
  return useMutation({
    networkMode: "always",
    mutationFn: (body: Input) => sdk.client.fetch<{ person: Person }>(path, { method: "POST", body }),
    onSuccess: ({ person }) => become(client, person),
  })
}

/** Opens the session of a shopper or an administrator. */
export const useSignIn = () => useEntrance<SignIn>("/auth/sign-in")

/** Creates a shopper and opens their session. */
export const useSignUp = () => useEntrance<SignUp>("/auth/sign-up")
