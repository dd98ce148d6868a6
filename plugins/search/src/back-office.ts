import {
  auditedHandler,
  exportHandler,
  findRecord,
  listHandler,
  replyHandler,
} from "@haat/sdk/server/back-office/handlers"
import { defineResource } from "@haat/sdk/server/back-office/resource"
import { staffExport, staffList, staffRoute } from "@haat/sdk/server/back-office/staff-route"
import type { MedusaRequest } from "@medusajs/framework/http"
import { ChangePin, ChangeSynonyms, SavePin, SaveSynonyms } from "./contract"
import { SEARCH_ERRORS } from "./errors"
import { SEARCH_PERMISSIONS } from "./permissions"
import { findNamedPin, SEARCH_PINS } from "./queries/list-search-pins"
import { SEARCHES } from "./queries/list-searches"
import { SYNONYMS } from "./queries/list-synonyms"
import { createPin, deletePin, updatePin } from "./workflows/search-pins"
import { addSynonyms, deleteSynonyms, updateSynonyms } from "./workflows/synonyms"

export const SEARCH_RESOURCES = [
  defineResource({
    name: "synonyms",
    tag: "Back office: search",
    permissions: SEARCH_PERMISSIONS,
    readRecord: SYNONYMS.find,
    routes: {
      "GET /back-office/synonyms": staffList(
        "synonyms.read",
        "The owner's search words, the newest first",
        "q",
        listHandler("synonyms", SYNONYMS, SYNONYMS.page),
      ),
      "POST /back-office/synonyms": staffRoute(
        "synonyms.edit",
        "Adds a line of words for one thing",
        {
          body: SaveSynonyms,
          status: 201,
          errors: { 409: "There is the same line already, or there are too many" },
        },
        auditedHandler((req: MedusaRequest<SaveSynonyms>) => addSynonyms(req.scope, req.validatedBody)),
      ),
      "GET /back-office/synonyms/:id": staffRoute(
        "synonyms.read",
        "One line of the owner's search words",
        {
          errors: { 404: "There is none" },
        },
        replyHandler(findRecord(SYNONYMS.find, SEARCH_ERRORS.no_such_synonyms)),
      ),
      "PUT /back-office/synonyms/:id": staffRoute(
        "synonyms.edit",
        "Changes a line of words for one thing",
        {
          body: ChangeSynonyms,
          errors: { 404: "There is none", 409: "Changed meanwhile, or there is the same line already" },
        },
        auditedHandler((req: MedusaRequest<ChangeSynonyms>) =>
          updateSynonyms(req.scope, { id: req.params.id, ...req.validatedBody }),
        ),
      ),
      "DELETE /back-office/synonyms/:id": staffRoute(
        "synonyms.edit",
        "Deletes a line of words for one thing",
        {
          errors: { 404: "There is none" },
        },
        auditedHandler(async (req) => {
          await deleteSynonyms(req.scope, req.params.id)
          return { id: req.params.id }
        }),
      ),
    },
  }),
  defineResource({
    name: "searches",
    tag: "Back office: search",
    routes: {
      "GET /back-office/searches": staffList(
        "synonyms.read",
        "What shoppers searched for, the most searched first",
        "q, days (7, 30 or 90), without (result or click)",
        listHandler("searches", SEARCHES, SEARCHES.page),
      ),
      "GET /back-office/searches/export": staffExport(
        "synonyms.read",
        "What shoppers searched for, as a file",
        exportHandler("searches", SEARCHES, {
          search: ({ text }) => text,
          searches: ({ searches }) => String(searches),
          clicks: ({ clicks }) => String(clicks),
          products_found: ({ found }) => String(found),
          last_day: ({ last_day }) => last_day,
        }),
      ),
    },
  }),
  defineResource({
    name: "search-pins",
    tag: "Back office: search",
    readRecord: findNamedPin,
    routes: {
      "GET /back-office/search-pins": staffList(
        "synonyms.read",
        "Which products come first for which search texts, the newest first",
        "q, text",
        listHandler("search-pins", SEARCH_PINS, SEARCH_PINS.page),
      ),
      "POST /back-office/search-pins": staffRoute(
        "synonyms.edit",
        "Chooses which products come first for a search text",
        {
          body: SavePin,
          status: 201,
          errors: { 404: "A product is not there", 409: "The text has some already, or there are too many" },
        },
        auditedHandler((req: MedusaRequest<SavePin>) => createPin(req.scope, req.validatedBody)),
      ),
      "GET /back-office/search-pins/:id": staffRoute(
        "synonyms.read",
        "Which products come first for one search text",
        {
          errors: { 404: "There are none" },
        },
        replyHandler(findRecord(SEARCH_PINS.find, SEARCH_ERRORS.no_such_pin)),
      ),
      "PUT /back-office/search-pins/:id": staffRoute(
        "synonyms.edit",
        "Changes which products come first for a search text",
        {
          body: ChangePin,
          errors: { 404: "There are none, or a product is not there", 409: "Changed meanwhile" },
        },
        auditedHandler((req: MedusaRequest<ChangePin>) =>
          updatePin(req.scope, { id: req.params.id, ...req.validatedBody }),
        ),
      ),
      "DELETE /back-office/search-pins/:id": staffRoute(
        "synonyms.edit",
        "Has no product come first for a search text",
        {
          errors: { 404: "There are none" },
        },
        auditedHandler(async (req) => {
          await deletePin(req.scope, req.params.id)
          return { id: req.params.id }
        }),
      ),
    },
  }),
]
