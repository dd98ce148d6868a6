import type { ContactMessage } from "@haat/mail/contract"
import { usePost } from "../../lib/backend/use-post.ts"

/** Sends a message to the shop, which mails it to the owner. */
export const useSendMessage = () => usePost<ContactMessage, { message: string }>("/store/contact")
