import { requestAdministrator } from "@haat/sdk/server/back-office/administrator"
import { finishEntry, openEntry, toAuditActor } from "@haat/sdk/server/back-office/audit-log"
import { auditedHandler, replyHandler, resolveDatabase } from "@haat/sdk/server/back-office/handlers"
import { isAllowed } from "@haat/sdk/server/back-office/permissions"
import { defineResource } from "@haat/sdk/server/back-office/resource"
import { staffRoute } from "@haat/sdk/server/back-office/staff-route"
import { describeAuditedChange } from "@haat/sdk/server/back-office/what-changes"
import { BYTE_ORDER_MARK, writeRecords } from "@haat/sdk/server/csv/write-records"
import { HttpError } from "@haat/sdk/server/http-error"
import type { MedusaRequest } from "@medusajs/framework/http"
import { z } from "zod"
import { RunProductImport } from "../contract"
import { columnOf, PROBLEM_COLUMN, WRITTEN_COLUMNS } from "../csv/columns"
import { readExampleRows } from "../csv/example-rows"
import { openProductsZip } from "../csv/zip-file"
import { CATALOG_ERRORS } from "../errors"
import { IMPORT_ERRORS } from "../import-errors"
import { findLatestImport, readProblemsFile } from "../modules/catalog/import/stored-imports"
import { findImport, importReply } from "../queries/product-import"
import { checkProductImport } from "../workflows/check-product-import"
import { fetchImportPictures } from "../workflows/fetch-import-pictures"
import { queueProductImport } from "../workflows/queue-product-import"
import { readImportColumns, readImportFile } from "../workflows/read-import-file"

const MAX_FILENAME_LENGTH = 200

const NO_ZIP_FILES = { read: () => Promise.reject(new Error("Only a zip has files")) }

export const PRODUCT_IMPORT_RESOURCES = [
  defineResource({
    name: "product-imports",
    tag: "Back office: products",
    routes: {
      /**
       * Dry run: returns the changes that the file would make, and all its problems. With `same_names=new`, rows
       * without a key are new products even if the shop has a product of their name. Pictures are fetched after the
       * response, whose state is "checking" then; GET returns their progress.
       */
      "POST /back-office/product-imports": staffRoute(
        "products.create",
        "Checks a file of products without changing any",
        {
          takesFile: true,
          query: z.object({
            filename: z.string().optional(),
            same_names: z
              .enum(["new"], "same_names is new, or left out")
              .optional()
              .describe("new: rows without id, SKU and handle are new products, whatever they are called"),
            mapping: z
              .string()
              .max(8_000, "The mapping is too long")
              .optional()
              .describe(
                "What each column of another shop's file is, as handle,name,,about; it is remembered for such a " +
                  "heading",
              ),
          }),
          status: 201,
          audit: false,
          description: "The body is text/csv, or application/zip with pictures.",
          errors: { 413: "Too large", 415: "Neither" },
        },
        auditedHandler(async (req) => {
          const { filename, same_names, mapping } = req.query
          const bytes = req.body as Buffer
          const zip = req.is("application/zip") ? await openProductsZip(bytes) : undefined
          const checked = await checkProductImport(req.scope, {
            filename: (typeof filename === "string" ? filename : "products.csv").slice(0, MAX_FILENAME_LENGTH),
            files: zip?.names,
            isNewByName: same_names === "new",
            ...(await readImportFile(req.scope, zip?.csv ?? bytes, typeof mapping === "string" ? mapping : undefined)),
          })
          if (checked.state === "checking") void fetchImportPictures(req.scope, checked.id, zip ?? NO_ZIP_FILES)
          return importReply(checked)
        }),
      ),
      /** Responds with the mapping that an import would use. Stores nothing. */
      "POST /back-office/product-imports/columns": staffRoute(
        "products.create",
        "Guesses what the columns of a file are",
        {
          takesFile: true,
          audit: false,
          description: "The body is text/csv, or application/zip with pictures. Nothing of it is kept.",
          errors: { 413: "Too large", 415: "Neither" },
        },
        auditedHandler(async (req) => {
          const bytes = req.body as Buffer
          return readImportColumns(req.scope, req.is("application/zip") ? (await openProductsZip(bytes)).csv : bytes)
        }),
      ),
      /** Responds with the heading and example rows, with categories and pictures of this shop. */
      "GET /back-office/product-imports/template": staffRoute(
        "products.read",
        "A template file to fill in",
        {},
        async (req, res) => {
          const rows = await readExampleRows(req.scope)
          res.setHeader("Content-Type", "text/csv; charset=utf-8")
          res.setHeader("Content-Disposition", 'attachment; filename="products-template.csv"')
          res.send(BYTE_ORDER_MARK + writeRecords([[...WRITTEN_COLUMNS], ...rows]))
        },
      ),
      /** Polled while an import is running. */
      "GET /back-office/product-imports/:id": staffRoute(
        "products.create",
        "Progress and result of an import",
        {},
        replyHandler((req) => findImport(req.scope, req.params.id)),
      ),
      /** Shown to an administrator who returns to the page; null when there is none. */
      "GET /back-office/product-imports/latest": staffRoute(
        "products.create",
        "The import that is running or has just ended",
        {},
        async (req, res) => {
          const latest = await findLatestImport(resolveDatabase(req))
          res.json({ latest: latest && importReply(latest) })
        },
      ),
      /** Queues the import, which is written after the response; does nothing when it is done already. */
      "POST /back-office/product-imports/:id/run": staffRoute(
        "products.create",
        "Runs a checked import",
        {
          body: RunProductImport,
          status: 202,
          audit: "later",
          description: "The import runs after the response; GET its address for progress and result.",
          errors: { 404: "There is none", 409: "Rejected, running, or a product changed since" },
        },
        auditedHandler(async (req: MedusaRequest<RunProductImport>) => {
          const { make_categories } = req.validatedBody
          const administrator = requestAdministrator(req)
          if (make_categories && !isAllowed(administrator.role, "categories.edit")) {
            throw new HttpError(CATALOG_ERRORS.categories_not_in_role, {}, { permission: "categories.edit" })
          }
          const { id, filename, state } = await findImport(req.scope, req.params.id)
          if (state !== "done") {
            const { resource, action } = describeAuditedChange(req)
            const about = { resource, action, subject_id: id, subject: filename }
            const entry = await openEntry(req.scope, toAuditActor(administrator), about)
            try {
              await queueProductImport(req.scope, { id, make_categories, audit_entry_id: entry.id })
            } catch (error) {
              await finishEntry(req.scope, entry.id, async () => undefined)
              throw error
            }
          }
          return findImport(req.scope, id)
        }),
      ),
      /** Responds with the uploaded file and a column of problems; it can be corrected and uploaded again. */
      "GET /back-office/product-imports/:id/problems": staffRoute(
        "products.create",
        "The file with the problems of each row",
        {},
        async (req, res) => {
          const file = await readProblemsFile(resolveDatabase(req), req.params.id)
          if (!file) throw new HttpError(IMPORT_ERRORS.no_such_problems_file)
          const messages = new Map<number, string[]>()
          for (const { line, field, message } of file.problems) {
            messages.set(line, [...(messages.get(line) ?? []), field ? `${columnOf(field)}: ${message}` : message])
          }
          const before = file.header.findIndex((cell) => cell.trim().toLowerCase() === PROBLEM_COLUMN)
          const others = (cells: string[]) => cells.filter((_, at) => at !== before)
          res.setHeader("Content-Type", "text/csv; charset=utf-8")
          res.setHeader("Content-Disposition", 'attachment; filename="products-with-problems.csv"')
          res.send(
            BYTE_ORDER_MARK +
              writeRecords([
                [PROBLEM_COLUMN, ...others(file.header)],
                ...file.records.map(({ line, cells }) => [messages.get(line)?.join(". ") ?? "", ...others(cells)]),
              ]),
          )
        },
      ),
    },
  }),
]
