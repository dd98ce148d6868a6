import type { ForgotPassword, ResetPassword } from "@haat/accounts/contract"
import { useQueryClient } from "@tanstack/react-query"
import { usePost } from "../../../lib/backend/use-post.ts"
import { meQuery } from "../../../lib/person/me-query.ts"

type Confirmation = { message: string }

/** Requests a link by mail. The response is the same whether or not the address is known. */
export const useForgotPassword = () => usePost<ForgotPassword, Confirmation>("/auth/forgot-password")

/** Sets a new password with the token of a mail. That may end this browser's session, so `meQuery` is loaded again. */
export const useResetPassword = (token: string) => {
  const client = useQueryClient()
  return usePost<ResetPassword, Confirmation>(`/auth/reset-password/${encodeURIComponent(token)}`, {
    onSuccess: () => client.invalidateQueries({ queryKey: meQuery.queryKey }),
  })
}
