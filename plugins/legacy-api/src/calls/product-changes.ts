import { MAX_IMAGES, SaveShopProduct, type ShopProduct } from "@haat/catalog/contract"
import { deleteProduct } from "@haat/catalog/workflows/delete-product"
import { saveCategory } from "@haat/catalog/workflows/save-category"
import { type SaveProduct, saveProduct } from "@haat/catalog/workflows/save-product"
import { uploadPicturesWorkflow } from "@haat/catalog/workflows/upload-pictures"
import { recordId } from "@haat/sdk/record-id"
import type { AuditDetails } from "@haat/sdk/server/back-office/handlers"
import { HttpError } from "@haat/sdk/server/http-error"
import { parseInput, parsePart } from "@haat/sdk/server/parse-input"
import { Message } from "@haat/sdk/server/route"
import type { MedusaContainer } from "@medusajs/framework/types"
import { z } from "zod"
import { call } from "../call"
import { requireProduct } from "../catalog"
import type { Upload } from "../dispatch/read-body"
import { LEGACY_ERRORS } from "../errors"
import { Category, Product } from "../shapes/product"
import { ChangedProductForm, NewProductForm } from "../shapes/product-form"
import { toCategory, toProduct } from "../translate/product"
import { fromProductForm, keptPictures } from "../translate/product-form"

const tag = "Products and categories"
const who = "administrator"

const ProductIdInput = z.object({ id: recordId("Pick a product", "Product not found") })

/** Uploads pictures, which a product refers to when it is saved. @returns their ids */
async function uploadPictures(scope: MedusaContainer, files: Upload[]): Promise<string[]> {
  if (!files.length) return []
  const input = {
    files: files.map(({ originalname, buffer }) => ({ filename: originalname, content: buffer.toString("base64") })),
  }
  const { result } = await uploadPicturesWorkflow(scope).run({ input, logOnError: false })
  return result.map((picture) => picture.id)
}

/** Saves a product, and sets the values before and after in the details of the audit log entry. */
async function saveAuditedProduct(
  scope: MedusaContainer,
  details: AuditDetails,
  input: SaveProduct,
): Promise<ShopProduct> {
  return Object.assign(details, await saveProduct(scope, input)).after
}

export const productChangeCalls = [
  call({
    method: "POST",
    path: "/product/addCategory",
    tag,
    summary: "Adds a category",
    description: "An empty name is rejected with 'Category not found'.",
    who,
    permission: "categories.edit",
    changes: { resource: "categories", action: "created" },
    body: z.object({ category: z.string("Category not found").max(1_000, "Category name is too long") }),
    reply: Message.extend({ category: Category }),
    errors: { 409: "There is a category of this name" },
    run: async ({ scope, body, details }) => {
      const category = await saveCategory(scope, { name: body.category })
      details.id = category.id
      return { message: "Category added successfully", category: toCategory(category) }
    },
  }),
  call({
    method: "POST",
    path: "/product/createProduct",
    tag,
    summary: "Adds a product with its pictures",
    description: `Pictures come as repeated files under \`images\`, at most ${MAX_IMAGES} of 5 MB; \`category\` is an id, \`active\` is 'true' or 'false'.`,
    who,
    permission: "products.create",
    changes: { resource: "products", action: "created", given: true },
    body: NewProductForm,
    filesUnder: "images",
    reply: Message.extend({ savedProduct: Product }),
    errors: { 413: "A picture is too large, or there are too many", 415: "No form, or a file that is no picture" },
    run: async ({ scope, body, files, details }) => {
      const product = fromProductForm(body)
      // Validates first, because rendering the pictures is slow.
      const checked = parseInput(SaveShopProduct, product)
      const images = await uploadPictures(scope, files)
      const savedProduct = toProduct(await saveAuditedProduct(scope, details, { product: { ...checked, images } }))
      return { message: "Product added successfully!", savedProduct }
    },
  }),
  call({
    method: "POST",
    path: "/product/updateisactive",
    tag,
    summary: "Activates or deactivates a product",
    who,
    permission: "products.edit",
    changes: { resource: "products", action: "changed", given: true },
    body: ProductIdInput,
    reply: Message.extend({ data: Product }),
    errors: { 404: "Product not found" },
    run: async ({ scope, body, details }) => {
      const { active } = await requireProduct(scope, body.id, true)
      const product = await saveAuditedProduct(scope, details, { id: body.id, product: { active: !active } })
      return { message: "Product has been successfully updated!", data: toProduct(product) }
    },
  }),
  call({
    method: "PATCH",
    path: "/product/update/:id",
    tag,
    summary: "Changes a product and its pictures",
    description:
      "Fields that are left out are not changed. New pictures come as repeated files under `imagesFile` and " +
      "follow the kept ones. `fileId` has the kept ids, `deleteImageArr` the removed ids, `imagesArr` the kept " +
      "paths; ids of another product's pictures are rejected.",
    who,
    permission: "products.edit",
    changes: { resource: "products", action: "changed", given: true },
    params: ProductIdInput,
    body: ChangedProductForm,
    filesUnder: "imagesFile",
    reply: Message.extend({ data: Product }),
    errors: { 404: "Product not found", 413: "A picture is too large, or there are too many" },
    run: async ({ scope, params, body, files, details }) => {
      const current = await requireProduct(scope, params.id, true)
      const product = fromProductForm(body)
      const kept = keptPictures(current, body) ?? current.images.map((image) => image.id)
      if (kept.length + files.length > MAX_IMAGES)
        throw new HttpError(LEGACY_ERRORS.too_many_product_pictures, { most: MAX_IMAGES })
      const touched = files.length > 0 || body.fileId || body.deleteImageArr || body.imagesArr
      const checked = parsePart(SaveShopProduct, { ...product, ...(touched && { images: kept }) })
      if (checked.images) checked.images = [...checked.images, ...(await uploadPictures(scope, files))]
      const saved = await saveAuditedProduct(scope, details, { id: params.id, product: checked })
      return { message: "Product has been successfully updated!", data: toProduct(saved) }
    },
  }),
  call({
    method: "DELETE",
    path: "/product/delete/:id",
    tag,
    summary: "Deletes a product",
    who,
    permission: "products.delete",
    changes: { resource: "products", action: "deleted" },
    params: ProductIdInput,
    reply: Message,
    errors: { 404: "Product not found" },
    run: async ({ scope, params }) => {
      await deleteProduct(scope, params.id)
      return { message: "Product has been deleted!" }
    },
  }),
]
