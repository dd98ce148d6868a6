import { Complain } from "@haat/problem-reports/contract"
import { defineSlot, postForm } from "@haat/sdk/storefront"
import { ComplaintForm, type ComplaintReply, PATH, sentence } from "../complaint-form.tsx"

export default defineSlot("legal.sections", {
  order: 100,
  actions: { complaint: postForm<ComplaintReply>(PATH, Complain, (reply) => ({ done: sentence(reply) })) },
  component: ComplaintForm,
})
