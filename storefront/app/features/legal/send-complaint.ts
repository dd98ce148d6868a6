import type { Complain, MadeComplaint } from "@haat/problem-reports/contract"
import { usePost } from "../../lib/backend/use-post.ts"

/** Sends a complaint to the grievance officer. */
export const useSendComplaint = () => usePost<Complain, { complaint: MadeComplaint }>("/store/complaints")
