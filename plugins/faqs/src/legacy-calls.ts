import { recordId } from "@haat/sdk/record-id"
import { call } from "@haat/sdk/server/legacy-call"
import { Message } from "@haat/sdk/server/route"
import { z } from "zod"
import { FAQ_MESSAGES, type Faq, NewFaq } from "./contract"
import { FAQS } from "./modules/faqs"
import type FaqsService from "./modules/faqs/service"
import { createFaqs } from "./workflows/create-faqs"
import { deleteFaq } from "./workflows/delete-faq"

const tag = "Content"

const FaqShape = z.object({ _id: z.string(), question: z.string(), answer: z.string() })
const toFaq = ({ id, question, answer }: Faq) => ({ _id: id, question, answer })

export const FAQ_CALLS = [
  call({
    method: "GET",
    path: "/faq",
    tag,
    summary: "Questions people ask, with answers",
    who: "everyone",
    reply: z.object({ faqs: z.array(FaqShape) }),
    run: async ({ scope }) => ({ faqs: (await scope.resolve<FaqsService>(FAQS).inOrder()).map(toFaq) }),
  }),
  call({
    method: "POST",
    path: "/faq/create",
    tag,
    summary: "Adds a question",
    who: "administrator",
    permission: "customize.edit",
    changes: { resource: "faqs", action: "created" },
    status: 201,
    body: NewFaq.pick({ question: true, answer: true }),
    reply: Message.extend({ faq: FaqShape }),
    errors: { 409: "There are too many questions already" },
    run: async ({ scope, body, details }) => {
      const [added] = await createFaqs(scope, [body])
      details.id = added.id
      return { message: FAQ_MESSAGES.created, faq: toFaq(added) }
    },
  }),
  call({
    method: "DELETE",
    path: "/faq/delete/:id",
    tag,
    summary: "Takes a question away",
    who: "administrator",
    permission: "customize.edit",
    changes: { resource: "faqs", action: "deleted" },
    params: z.object({ id: recordId("Name the question", "There is no such question") }),
    reply: Message,
    errors: { 404: "There is no such question" },
    run: async ({ scope, params }) => {
      await deleteFaq(scope, params.id)
      return { message: FAQ_MESSAGES.deleted }
    },
  }),
]
