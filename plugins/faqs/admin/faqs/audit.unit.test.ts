import { findUnlabelledFields, schemaNames, typeNames } from "@haat/admin/testing"
import { type Faq, NewFaq } from "@haat/faqs/contract"
import { expect, it } from "vitest"

it.each([["faqs", [...schemaNames(NewFaq), ...typeNames<Omit<Faq, keyof NewFaq>>({ id: true, rank: true })]]])(
  "has a label for each audited field of %s",
  (resource, names) => {
    expect(findUnlabelledFields(resource, names)).toEqual([])
  },
)
