import { MainProducts, NewBanner } from "@haat/banners/contract"
import { GiveCredit } from "@haat/checkout/contract"
import { NewFaq } from "@haat/faqs/contract"
import { ChangeComplaint, ChangeReport } from "@haat/problem-reports/contract"
import { ModerateReview } from "@haat/reviews/contract"
import { defineRoutes } from "@haat/sdk/server/route"
import { staffExport, staffList, staffRoute } from "./staff-route"

export const peopleRoutes = defineRoutes("Back office: people", {
  "GET /back-office/customers": staffList("customers.read", "Customers, newest first", "q"),
  "GET /back-office/customers/export": staffExport("customers.export", "Customers as a file"),
  "GET /back-office/customers/:id": staffRoute("customers.read", "One customer"),
  "POST /back-office/customers/:id/credit": staffRoute("customers.credit", "Gives a customer store credit", {
    body: GiveCredit,
    errors: { 404: "There is none" },
  }),
  "DELETE /back-office/customers/:id": staffRoute("customers.delete", "Erases an account at its shopper's request", {
    description: "With everything that is held about them, as when they do it themselves.",
    errors: { 404: "There is none", 409: "An order, a payment or a refund of theirs is under way" },
  }),
  "GET /back-office/subscribers": staffList("subscribers.read", "Subscribers of the newsletter, newest first", "q"),
  "GET /back-office/subscribers/:id": staffRoute("subscribers.read", "One subscriber"),
  "GET /back-office/subscribers/export": staffExport("subscribers.read", "Subscribers as a file"),
  "GET /back-office/reviews": staffList("reviews.read", "Reviews, newest first", "q, product_id, hidden"),
  "GET /back-office/reviews/:id": staffRoute("reviews.read", "One review"),
  "PUT /back-office/reviews/:id": staffRoute("reviews.edit", "Hides, shows or answers a review", {
    body: ModerateReview,
    partial: true,
    errors: { 404: "There is none" },
  }),
  "GET /back-office/problem-reports": staffList(
    "problem-reports.read",
    "Problem reports, newest first",
    "product_id, resolved",
  ),
  "GET /back-office/problem-reports/:id": staffRoute("problem-reports.read", "One problem report"),
  "PUT /back-office/problem-reports/:id": staffRoute("problem-reports.edit", "Resolves or answers a problem report", {
    body: ChangeReport,
    errors: { 400: "Wrong, or a reply to nobody", 404: "There is none" },
  }),
  "GET /back-office/complaints": staffList(
    "problem-reports.read",
    "Complaints to the grievance officer, those first that have waited longest",
    "q (a number or an e-mail address), closed, overdue",
  ),
  "GET /back-office/complaints/:id": staffRoute("problem-reports.read", "One complaint"),
  "PUT /back-office/complaints/:id": staffRoute("problem-reports.edit", "Acknowledges, answers or closes a complaint", {
    body: ChangeComplaint,
    errors: { 404: "There is none" },
  }),
})

export const contentRoutes = defineRoutes("Back office: home page", {
  "GET /back-office/banners": staffList("customize.read", "Banners", "none"),
  "POST /back-office/banners": staffRoute("customize.edit", "Adds a banner", {
    body: NewBanner,
    status: 201,
    errors: { 409: "There are too many already" },
  }),
  "DELETE /back-office/banners/:id": staffRoute("customize.edit", "Deletes a banner"),
  "GET /back-office/main-products": staffRoute("customize.read", "The main products"),
  "PUT /back-office/main-products": staffRoute("customize.edit", "Chooses the main products", { body: MainProducts }),
  "GET /back-office/faqs": staffList("customize.read", "Questions and answers", "q"),
  "POST /back-office/faqs": staffRoute("customize.edit", "Adds a question", {
    body: NewFaq,
    status: 201,
    errors: { 409: "There are too many already" },
  }),
  "DELETE /back-office/faqs/:id": staffRoute("customize.edit", "Deletes a question"),
})
