import type { ContactMessage } from "@haat/mail/contract"
import { useMutation } from "@tanstack/react-query"
import { sdk } from "../../lib/sdk.ts"

/** Hands a message to the shop, which mails it to the owner. */
export const useSendMessage = () =>
  useMutation({
    networkMode: "always",
    mutationFn: (body: ContactMessage) =>
      sdk.client.fetch<{ message: string }>("/store/contact", { method: "POST", body }),
  })
