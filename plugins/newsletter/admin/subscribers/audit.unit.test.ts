import { findUnlabelledFields } from "@haat/admin/testing"
import { expect, it } from "vitest"

it.each([["subscribers", ["filter", "q", "rows"]]])("has a label for each audited field of %s", (resource, names) => {
  expect(findUnlabelledFields(resource, names)).toEqual([])
})
