import { defineRoutes } from "@haat/sdk/server/route"
import { ChangePin, ChangeSynonyms, SavePin, SaveSynonyms } from "@haat/search/contract"
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
  "GET /back-office/search-pins": staffList(
    "synonyms.read",
    "Which products come first for which search texts, the newest first",
    "q, text",
  ),
  "POST /back-office/search-pins": staffRoute("synonyms.edit", "Chooses which products come first for a search text", {
    body: SavePin,
    status: 201,
    errors: { 404: "A product is not there", 409: "The text has some already, or there are too many" },
  }),
  "GET /back-office/search-pins/:id": staffRoute("synonyms.read", "Which products come first for one search text", {
    errors: { 404: "There are none" },
  }),
  "PUT /back-office/search-pins/:id": staffRoute(
    "synonyms.edit",
    "Changes which products come first for a search text",
    {
      body: ChangePin,
      errors: { 404: "There are none, or a product is not there", 409: "Changed meanwhile" },
    },
  ),
  "DELETE /back-office/search-pins/:id": staffRoute("synonyms.edit", "Has no product come first for a search text", {
    errors: { 404: "There are none" },
  }),
})
