import { ChangeSynonyms, SaveSynonyms } from "@haat/catalog/contract"
import { defineRoutes } from "@haat/http/route"
import { staffExport, staffList, staffRoute } from "./staff-route"

export const synonymRoutes = defineRoutes("Back office: search", {
  "GET /back-office/synonyms": staffList("synonyms.read", "The owner's search words, the newest first", "q"),
  "POST /back-office/synonyms": staffRoute("synonyms.edit", "Adds a line of words for one thing", {
    body: SaveSynonyms,
    status: 201,
    errors: { 409: "There is the same line already, or there are too many" },
  }),
  "GET /back-office/synonyms/:id": staffRoute("synonyms.read", "One line of the owner's search words", {
    errors: { 404: "There is none" },
  }),
  "PUT /back-office/synonyms/:id": staffRoute("synonyms.edit", "Changes a line of words for one thing", {
    body: ChangeSynonyms,
    errors: { 404: "There is none", 409: "Changed meanwhile, or there is the same line already" },
  }),
  "DELETE /back-office/synonyms/:id": staffRoute("synonyms.edit", "Deletes a line of words for one thing", {
    errors: { 404: "There is none" },
  }),
})

export const searchRoutes = defineRoutes("Back office: search", {
  "GET /back-office/searches": staffList(
    "synonyms.read",
    "What shoppers searched for, the most searched first",
    "q, days (7, 30 or 90), without (result or click)",
  ),
  "GET /back-office/searches/export": staffExport("synonyms.read", "What shoppers searched for, as a file"),
})
