import type { SignedInPerson, UpdateProfile } from "@haat/accounts/contract"
import { useQueryClient } from "@tanstack/react-query"
import { FetchError } from "../../../lib/backend/sdk.ts"
import { usePost } from "../../../lib/backend/use-post.ts"
import { meQuery } from "../../../lib/person/me-query.ts"

/** Changes the signed-in shopper's details; the response becomes the cached person. */
export const useUpdateProfile = () => {
  const client = useQueryClient()
  return usePost<UpdateProfile, SignedInPerson>("/store/profile", {
    onSuccess: ({ person }) => client.setQueryData(meQuery.queryKey, person),
    onError: (error) => {
      if (error instanceof FetchError && error.status === 401)
        return client.invalidateQueries({ queryKey: meQuery.queryKey })
    },
  })
}
