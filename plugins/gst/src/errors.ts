import { defineErrors } from "@haat/sdk/errors"

/** Errors of tax settings and documents. */
export const GST_ERRORS = defineErrors({
  tax_settings_changed: {
    status: 409,
    en: "Someone else has changed the tax settings meanwhile. Look at theirs before you save yours",
  },
  warehouse_of_another_pan: { status: 400, field: "gstin", en: "The GSTIN has another PAN in it than the shop's" },
  warehouse_without_gstin: {
    status: 400,
    field: "gstin",
    en: "The shop is registered: goods that leave from another state need a GSTIN of that state",
  },
  settings_against_warehouse: { status: 400, field: "gstin", en: "This does not fit the warehouse {name}: {problem}" },
  no_such_gstin: { status: 404, en: "The shop has no such GSTIN" },
  no_such_category_tax: { status: 404, en: "There is no such category" },
  no_document_yet: {
    status: 409,
    en: "There is no invoice yet: it is made when the goods leave",
    hi: "अभी कोई बिल नहीं है: बिल सामान निकलते समय बनता है",
  },

  no_such_warehouse: { status: 404, en: "There is no such warehouse" },
  warehouse_changed: { status: 409, en: "Someone else has changed this warehouse meanwhile. Please load it again" },
  warehouse_in_other_state: { status: 400, field: "postal_code", en: "This postal code is in {state}" },
  warehouse_moves_state: {
    status: 409,
    en:
      "Its state cannot change while goods are kept there or on their way from there: they are taxed by it. Add " +
      "another warehouse",
  },
  warehouse_changes_gstin: {
    status: 409,
    en:
      "Its GSTIN cannot change while orders wait for goods there or parcels from there are on their way: they are " +
      "taxed under it",
  },
  warehouse_not_empty: {
    status: 409,
    en: "Products are still kept there ({count}). Keep them in another warehouse first",
  },
  warehouse_parcels_under_way: { status: 409, en: "Parcels from there have not arrived yet ({count})" },
})
