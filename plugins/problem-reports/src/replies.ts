import { z } from "zod"

export const Complaint = z.object({ number: z.string().describe("Its ticket, as C-1001") })

export const Report = z.object({
  id: z.string(),
  product_id: z.string(),
  customer_id: z.string().nullable().describe("null when a guest reported it"),
  message: z.string(),
  created_at: z.string(),
  resolved_at: z.string().nullable().describe("null while nobody has looked after it"),
})
