import { auditedHandler, listHandler } from "@haat/sdk/server/back-office/handlers"
import { defineResource } from "@haat/sdk/server/back-office/resource"
import { staffList, staffRoute } from "@haat/sdk/server/back-office/staff-route"
import type { MedusaRequest } from "@medusajs/framework/http"
import { NewFaq } from "./contract"
import { FAQS } from "./queries/list-faqs"
import { createFaqs } from "./workflows/create-faqs"
import { deleteFaq } from "./workflows/delete-faq"

export const FAQ_RESOURCES = [
  defineResource({
    name: "faqs",
    tag: "Back office: home page",
    readRecord: (db, id) =>
      db("faq")
        .select(["question", "answer", "question_hi", "answer_hi", "rank"])
        .where({ id })
        .whereNull("deleted_at")
        .first(),
    routes: {
      "GET /back-office/faqs": staffList(
        "customize.read",
        "Questions and answers",
        "q",
        listHandler("faqs", FAQS, FAQS.page),
      ),
      "POST /back-office/faqs": staffRoute(
        "customize.edit",
        "Adds a question",
        {
          body: NewFaq,
          status: 201,
          errors: { 409: "There are too many already" },
        },
        auditedHandler(async (req: MedusaRequest<NewFaq>) => {
          const [added] = await createFaqs(req.scope, [req.validatedBody])
          return added
        }),
      ),
      "DELETE /back-office/faqs/:id": staffRoute(
        "customize.edit",
        "Deletes a question",
        {},
        auditedHandler(async (req) => {
          await deleteFaq(req.scope, req.params.id)
          return { id: req.params.id }
        }),
      ),
    },
  }),
]
