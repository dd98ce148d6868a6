import { container } from "@medusajs/framework"
import { defineSearchIndex, search } from "@medusajs/framework/utils"
import { CATALOG } from "../modules/catalog"
import { SHOP_PRODUCT_INDEX } from "../modules/catalog/search-document"
import type CatalogModuleService from "../modules/catalog/service"

const PAGE = 200

/**
 * One document per product, inactive ones too. The weights are the order of relevance: what it is, category, the
 * rest of the name and attributes, description. It names no events: `index-writer.ts` follows them, since Medusa's own following lets an older reading
 * overwrite a newer one when two events come close together.
 */
export default defineSearchIndex({
  name: SHOP_PRODUCT_INDEX,
  entity: "product",
  fields: search.define({
    id: search.keyword().filterable(),
    handle: search.keyword().filterable(),
    noun: search.text().searchable({ weight: 3 }),
    name: search.text().searchable({ weight: 1.5 }).sortable(),
    category: search.text().searchable({ weight: 2 }).facetable(),
    name_hi: search.text().searchable({ weight: 1.5 }),
    category_hi: search.text().searchable({ weight: 2 }),
    attributes: search.text().searchable({ weight: 1.5 }),
    description: search.text().searchable({ weight: 1 }),
    noun_sounds: search.text().searchable({ weight: 3 }),
    name_sounds: search.text().searchable({ weight: 1.5 }),
    category_sounds: search.text().searchable({ weight: 2 }),
    attributes_sounds: search.text().searchable({ weight: 1.5 }),
    name_starts: search.text().searchable({ weight: 1 }),
    category_id: search.keyword().filterable().facetable(),
    category_handle: search.keyword().filterable(),
    price: search.float().filterable().sortable().facetable(),
    quantity: search.integer().filterable().sortable(),
    active: search.boolean().filterable(),
    created_at: search.date().filterable().sortable(),
  }),
  /**
   * A catch-up reads everything again, since stock and prices move without touching the product's `updated_at`, and writes
   * what has changed meanwhile.
   */
  async *seed({ last_key }) {
    const catalog = container.resolve<CatalogModuleService>(CATALOG)
    await catalog.prepareIndexTables()
    let after = last_key ?? ""
    for (;;) {
      const documents = await catalog.readDocumentsToIndex({ after, take: PAGE })
      if (!documents.length) return
      yield [{ action: "upsert", documents: await catalog.listChangedDocuments(documents, "filling") }]
      after = documents[documents.length - 1].id
    }
  },
})
