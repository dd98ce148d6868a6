import type { ForgotPassword, ResetPassword } from "@haat/accounts/contract"
import { useMutation, useQueryClient } from "@tanstack/react-query"
import { meQuery } from "../../lib/me-query.ts"
import { sdk } from "../../lib/sdk.ts"

type Said = { message: string }

/** Asks for a link by mail. The answer is the same whether or not the address is known. */
export const useForgotPassword = () =>
  useMutation({
    networkMode: "always",
    mutationFn: (body: ForgotPassword) => sdk.client.fetch<Said>("/auth/forgot-password", { method: "POST", body }),
  })

/** Sets a new password with the token of a mail. It may have ended this browser's session, so who is here is asked anew. */
export const useResetPassword = (token: string) => {
  const client = useQueryClient()
  return useMutation({
    networkMode: "always",
    mutationFn: (body: ResetPassword) =>
      sdk.client.fetch<Said>(`/auth/reset-password/${encodeURIComponent(token)}`, { method: "POST", body }),
    onSuccess: () => client.invalidateQueries({ queryKey: meQuery.queryKey }),
  })
}
