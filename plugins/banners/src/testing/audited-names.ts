import { type AuditedNames, typeNames } from "@haat/testing/audited-names"
import type { Banner } from "../contract"

const names: AuditedNames = {
  banners: typeNames<Omit<Banner, "id">>({ image_url: true, image_url_hi: true, redirect_url: true, rank: true }),
  "main-products": ["products", "product_ids"],
}
export default names
