import type { Person, UpdateProfile } from "@haat/accounts/contract"
import { useMutation, useQueryClient } from "@tanstack/react-query"
import { meQuery } from "../../lib/me-query.ts"
import { FetchError, sdk } from "../../lib/sdk.ts"

/** Changes what is known of the signed-in shopper; the answer becomes what everything else shows. */
export const useUpdateProfile = () => {
  const client = useQueryClient()
  return useMutation({
    networkMode: "always",
    mutationFn: (body: UpdateProfile) =>
      sdk.client.fetch<{ person: Person }>("/store/profile", { method: "POST", body }),
    onSuccess: ({ person }) => client.setQueryData(meQuery.queryKey, person),
    onError: (error) => {
      if (error instanceof FetchError && error.status === 401)
        return client.invalidateQueries({ queryKey: meQuery.queryKey })
    },
  })
}
