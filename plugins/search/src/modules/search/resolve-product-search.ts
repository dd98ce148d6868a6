import { PRODUCT_INDEX } from "@haat/catalog/contract"
import type { MedusaContainer } from "@medusajs/framework/types"
import type { ProductSearchService } from "./service"

/** Returns the search service of the container. */
export const resolveProductSearch = (container: MedusaContainer) =>
  container.resolve<ProductSearchService>(PRODUCT_INDEX)
