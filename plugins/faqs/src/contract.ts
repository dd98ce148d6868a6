import { z } from "zod"

/** Questions people ask, and their answers. Messages are the specification's, word for word. */

const text = (field: string, longest: number) =>
  z
    .string(`${field} is required`)
    .trim()
    .min(1, `${field} is required`)
    .max(longest, `${field} is too long`)
    .regex(/^[^\p{Cs}\0]*$/u, `${field} has a character that cannot be stored`)

export const NewFaq = z.object({
  question: text("Question", 300),
  answer: text("Answer", 3_000),
})
export type NewFaq = z.infer<typeof NewFaq>

/** Shown in the order of `rank`; a new one comes last. */
export type Faq = NewFaq & { id: string; rank: number }

export const MAX_FAQS = 100

/** Refusals with a status of their own, by the `code` of the MedusaError a workflow throws. */
export const FAQ_REFUSALS = { too_many_faqs: 409 } as const

export const FAQ_MESSAGES = {
  created: "FAQ Added Successfully",
  failed: "Something went wrong!",
  notCreated: "Unable to add FAQ",
  deleted: "Your faq has been deleted.",
} as const

/*
 * GET    /store/faqs                     200 { faqs: Faq[] }
 * GET    /back-office/faqs      q        200 Faq[] in the simple-rest dialect
 * POST   /back-office/faqs      NewFaq   201 Faq | 400 FieldErrors | 409 MAX_FAQS are there
 * DELETE /back-office/faqs/:id           200 { id } | 404
 *
 * Workflows: faqs-create { faqs: NewFaq[] } → Faq[], faqs-delete { id } → Faq
 */
