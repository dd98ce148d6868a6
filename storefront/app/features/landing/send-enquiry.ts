import type { Enquiry } from "@haat/mail/contract"
import { useMutation } from "@tanstack/react-query"
import { sdk } from "../../lib/sdk.ts"

/** Hands an enquiry to the shop, which mails it to the owner. */
export const useSendEnquiry = () =>
  useMutation({
    networkMode: "always",
    mutationFn: (body: Enquiry) => sdk.client.fetch<{ message: string }>("/store/enquiries", { method: "POST", body }),
  })
