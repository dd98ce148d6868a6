import type { SubscribeHere } from "@haat/newsletter/contract"
import { usePost } from "../../lib/backend/use-post.ts"

/** Adds an address to the readers of the newsletter. */
export const useSubscribe = () => usePost<SubscribeHere, { message: string }>("/store/newsletter")
