import { CATEGORY_RESOURCES } from "./resources/categories"
import { LOGO_RESOURCES } from "./resources/logo"
import { PRODUCT_BULK_RESOURCES } from "./resources/product-bulk"
import { PRODUCT_IMPORT_RESOURCES } from "./resources/product-imports"
import { PRODUCT_PART_RESOURCES } from "./resources/product-parts"
import { PRODUCT_RESOURCES } from "./resources/products"

/** Resources that this plugin brings to the back office. */
export const CATALOG_RESOURCES = [
  ...PRODUCT_RESOURCES,
  ...PRODUCT_PART_RESOURCES,
  ...PRODUCT_BULK_RESOURCES,
  ...PRODUCT_IMPORT_RESOURCES,
  ...CATEGORY_RESOURCES,
  ...LOGO_RESOURCES,
]
