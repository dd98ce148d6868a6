import { auditedHandler, findRecord, listHandler, replyHandler } from "@haat/sdk/server/back-office/handlers"
import { defineResource, FIRST_ROWS } from "@haat/sdk/server/back-office/resource"
import { staffList, staffRoute } from "@haat/sdk/server/back-office/staff-route"
import type { MedusaRequest } from "@medusajs/framework/http"
import { ModerateReview } from "./contract"
import { REVIEW_ERRORS } from "./errors"
import { REVIEW_PERMISSIONS } from "./permissions"
import { REVIEWS } from "./queries/list-reviews"
import { moderateReview } from "./workflows/moderate-review"

const find = findRecord(REVIEWS.find, REVIEW_ERRORS.no_such_review)

export const REVIEW_RESOURCES = [
  defineResource({
    name: "reviews",
    tag: "Back office: people",
    permissions: REVIEW_PERMISSIONS,
    readRecord: REVIEWS.find,
    readTodo: async (db) => ({ reviews: await REVIEWS.page(db, { ...FIRST_ROWS, filter: {} }) }),
    routes: {
      "GET /back-office/reviews": staffList(
        "reviews.read",
        "Reviews, newest first",
        "q, product_id, hidden",
        listHandler("reviews", REVIEWS, REVIEWS.page),
      ),
      "GET /back-office/reviews/:id": staffRoute("reviews.read", "One review", {}, replyHandler(find)),
      "PUT /back-office/reviews/:id": staffRoute(
        "reviews.edit",
        "Hides, shows or answers a review",
        {
          body: ModerateReview,
          partial: true,
          errors: { 404: "There is none" },
        },
        auditedHandler(async (req: MedusaRequest<Partial<ModerateReview>>) => {
          await moderateReview(req.scope, { id: req.params.id, change: req.validatedBody })
          return await find(req)
        }),
      ),
    },
  }),
]
