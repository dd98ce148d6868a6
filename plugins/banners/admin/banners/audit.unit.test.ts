import { findUnlabelledFields, typeNames } from "@haat/admin/testing"
import type { Banner } from "@haat/banners/contract"
import { expect, it } from "vitest"

it.each([
  ["banners", typeNames<Omit<Banner, "id">>({ image_url: true, image_url_hi: true, redirect_url: true, rank: true })],
  ["main-products", ["products", "product_ids"]],
])("has a label for each audited field of %s", (resource, names) => {
  expect(findUnlabelledFields(resource, names)).toEqual([])
})
