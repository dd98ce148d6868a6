import type { Enquiry } from "@haat/mail/contract"
import { usePost } from "../../lib/backend/use-post.ts"

/** Sends an enquiry to the shop, which mails it to the owner. */
export const useSendEnquiry = () => usePost<Enquiry, { message: string }>("/store/enquiries")
