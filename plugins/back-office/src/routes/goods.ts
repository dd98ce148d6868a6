import {
  BulkChange,
  KeepInWarehouse,
  RenameCategory,
  RunProductImport,
  SaveCategory,
  SaveGoodsTax,
  SaveShopProduct,
  SaveSizeChart,
  SaveVariants,
} from "@haat/catalog/contract"
import { defineRoutes } from "@haat/sdk/server/route"
import { z } from "zod"
import { ChangedShopProduct } from "../contract"
import { staffExport, staffList, staffRoute } from "./staff-route"

const FILTERS = "q, active, category_id, stock (in, low, out), min_price, max_price"

export const productRoutes = defineRoutes("Back office: products", {
  "GET /back-office/products": staffList("products.read", "Products", FILTERS),
  "POST /back-office/products": staffRoute("products.create", "Adds a product", { body: SaveShopProduct, status: 201 }),
  "GET /back-office/products/:id": staffRoute("products.read", "One product"),
  "PUT /back-office/products/:id": staffRoute("products.edit", "Changes the fields of a product that are sent", {
    body: ChangedShopProduct,
    partial: true,
    audit: "given",
    description: "`updated_at` is the version that was edited; `active` alone needs none.",
    errors: { 404: "There is none", 409: "Somebody was quicker: `current` is what it is now" },
  }),
  "GET /back-office/products/:id/variants": staffRoute("products.read", "What a product is to be had in"),
  "PUT /back-office/products/:id/variants": staffRoute("products.edit", "Gives a product these options and variants", {
    body: SaveVariants,
    audit: "given",
    description: "A variant is known by its id, else by its values; one of a plain product becomes the first.",
    errors: { 404: "There is none", 409: "Another product has one of the SKUs" },
  }),
  "GET /back-office/products/:id/size-chart": staffRoute(
    "products.read",
    "What the sizes of a product and of its category measure",
  ),
  "PUT /back-office/products/:id/size-chart": staffRoute("products.edit", "Writes what a product's sizes measure", {
    body: SaveSizeChart,
    audit: "given",
    description: "Without rows there is none, and its category's is shown.",
    errors: { 404: "There is none" },
  }),
  "GET /back-office/products/:id/tax": staffRoute("products.read", "What a product is taxed as"),
  "PUT /back-office/products/:id/tax": staffRoute("products.edit", "Says what a product is taxed as", {
    body: SaveGoodsTax,
    audit: "given",
    description: "What is null is the category's.",
    errors: { 404: "There is none" },
  }),
  "GET /back-office/products/:id/warehouse": staffRoute("products.read", "Which warehouse a product is kept in"),
  "PUT /back-office/products/:id/warehouse": staffRoute("products.edit", "Keeps a product in another warehouse", {
    body: KeepInWarehouse,
    audit: "given",
    description: "Its stock and what is promised of it move.",
    errors: { 404: "There is none", 409: "Pieces wait to leave under another registration" },
  }),
  "DELETE /back-office/products/:id": staffRoute("products.delete", "Deletes a product"),
  "GET /back-office/products/ids": staffList("products.read", "Ids of all that the filter finds", FILTERS),
  "GET /back-office/products/export": staffExport("products.read", "Products as a file"),
  "POST /back-office/products/bulk": staffRoute("products.edit", "Changes many products, all or none", {
    body: BulkChange,
    status: 201,
    errors: { 404: "One of them is not there" },
  }),
  "POST /back-office/products/bulk/preview": staffRoute("products.edit", "What a change of prices would do", {
    body: BulkChange,
    audit: false,
  }),
  "POST /back-office/products/bulk/:id/undo": staffRoute("products.edit", "Undoes a change of many products", {
    errors: { 404: "There is none", 409: "Too late" },
  }),
  "POST /back-office/product-imports": staffRoute("products.create", "What a file of products would do", {
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
          "What each column of another shop's file is, as handle,name,,about; it is remembered for such a heading",
        ),
    }),
    status: 201,
    audit: false,
    description: "The body is text/csv, or application/zip with pictures.",
    errors: { 413: "Too large", 415: "Neither" },
  }),
  "POST /back-office/product-imports/columns": staffRoute("products.create", "What the columns of a file are", {
    audit: false,
    description: "The body is text/csv, or application/zip with pictures. Nothing of it is kept.",
    errors: { 413: "Too large", 415: "Neither" },
  }),
  "GET /back-office/product-imports/template": staffRoute("products.read", "A file to fill in"),
  "GET /back-office/product-imports/:id": staffRoute("products.create", "How far an import is"),
  "GET /back-office/product-imports/latest": staffRoute("products.create", "The import that runs or has just ended"),
  "POST /back-office/product-imports/:id/run": staffRoute("products.create", "Does what the file says", {
    body: RunProductImport,
    status: 202,
    audit: "later",
    description: "The import goes on behind the response: its own address says how far it is, and what became of it.",
    errors: { 404: "There is none", 409: "Rejected, running, or a product changed since" },
  }),
  "GET /back-office/product-imports/:id/problems": staffRoute(
    "products.create",
    "The file with what is wrong beside each row",
  ),
  "POST /back-office/pictures": staffRoute("products.edit", "Takes pictures in", {
    status: 201,
    description: "multipart/form-data, repeated files under `files`.",
    errors: { 413: "Too large, or too many", 415: "No picture" },
  }),
})

export const categoryRoutes = defineRoutes("Back office: categories", {
  "GET /back-office/categories": staffList("categories.read", "Categories", "q"),
  "POST /back-office/categories": staffRoute("categories.edit", "Adds a category", {
    body: SaveCategory,
    status: 201,
    errors: { 409: "The name is taken" },
  }),
  "GET /back-office/categories/:id": staffRoute("categories.read", "One category"),
  "GET /back-office/categories/:id/size-chart": staffRoute("categories.read", "What the sizes of a category measure", {
    errors: { 404: "There is none" },
  }),
  "PUT /back-office/categories/:id/size-chart": staffRoute(
    "categories.edit",
    "Writes what the sizes of a category's products measure, where they have no chart of their own",
    { body: SaveSizeChart, audit: "given", errors: { 404: "There is none" } },
  ),
  "PUT /back-office/categories/:id": staffRoute("categories.edit", "Renames a category", {
    body: RenameCategory,
    errors: { 404: "There is none", 409: "Renamed meanwhile" },
  }),
  "GET /back-office/categories/:id/tax": staffRoute("categories.read", "What a category's products are taxed as"),
  "PUT /back-office/categories/:id/tax": staffRoute("categories.edit", "Says what a category's products are taxed as", {
    body: SaveGoodsTax,
    errors: { 404: "There is none" },
  }),
  "DELETE /back-office/categories/:id": staffRoute("categories.edit", "Deletes a category", {
    query: z.object({ products_to: z.string().optional(), was: z.string().optional() }),
    description: "`products_to` is the category that its products go into before.",
    errors: { 404: "There is none", 409: "It still has products, or was renamed meanwhile" },
  }),
})
