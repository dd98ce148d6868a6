import { defineErrors } from "@haat/sdk/errors"
import { inRupees, money } from "@haat/sdk/money"
import type { Fact } from "./contract"

/** Errors of products, categories, pictures and imports. */
export const CATALOG_ERRORS = defineErrors({
  product_not_found: { status: 404, en: "Product not found", hi: "प्रोडक्ट नहीं मिला" },
  no_such_category: { status: 404, en: "There is no such category", hi: "ऐसी कोई श्रेणी नहीं है" },
  odd_address: { status: 400, en: "The address is not a valid one" },

  // Errors for owners.
  category_not_found: { status: 404, en: "Category not found" },
  product_category_not_found: { status: 400, en: "Category not found" },
  category_exists: { status: 409, en: "There is already a category called {name}" },
  category_being_imported: {
    status: 409,
    en: "Products are being imported into {name}. Wait until the import is done, then delete the category",
  },
  category_in_use: { status: 409, en: "{name} cannot be deleted while {products} in it" },
  category_has_children: { status: 400, en: "{name} cannot be deleted while other categories are in it" },
  category_renamed: { status: 409, en: "Someone else renamed this category to {name} meanwhile" },
  category_hindi_changed: { status: 409, en: "Someone else changed the Hindi name of this category meanwhile" },
  same_category: { status: 400, en: "Choose another category for the products" },
  product_changed: { status: 409, en: "Someone else changed this product while you were editing it" },
  product_gone: { status: 409, en: "Someone else deleted this product while you were editing it" },
  listed_product_gone: {
    status: 404,
    en: "One of these products is not there any more. Please load the list again",
  },
  no_such_variant: { status: 400, en: "One of these variants is not there any more. Please load the product again" },
  warehouse_gone: { status: 400, field: "location_id", en: "This warehouse is not there any more" },
  pieces_wait_to_leave: {
    status: 409,
    en:
      "Pieces of it wait in orders that have not left. These are taxed by where they leave from: ship them first, " +
      "or cancel them",
  },
  sku_taken: { status: 409, en: "Another product has one of these SKUs" },
  gtin_taken: { status: 409, en: "Another product has one of these GTINs" },
  no_price: { status: 404, en: "This product has no price in rupees" },
  no_stock_kept: { status: 404, en: "This product does not keep stock" },
  unknown_sorting: { status: 400, en: "Products cannot be sorted by {field}" },
  only_prices_have_preview: { status: 400, en: "Only prices have a preview" },
  price_not_above_zero: { status: 400, en: "{product} would have no price above 0" },
  prices_not_above_zero: { status: 400, en: "{product} and {others} more would have no price above 0" },
  price_above_mrp: {
    status: 400,
    en: "{product}: the price of {price} is above its MRP of {mrp}. Lower the price, or correct the MRP",
  },
  facts_missing: { status: 400, en: "{product}: the category {category} requires {facts}. Fill it in first" },
  nothing_to_undo: { status: 404, en: "There is nothing to take back" },
  undo_too_late: { status: 409, en: "It is too late to take this back" },
  shop_not_set_up: {
    status: 400,
    en: "The shop is not set up yet: it needs a stock location, a sales channel and a shipping profile",
  },

  picture_missing: { status: 400, en: "Please choose a picture" },
  picture_gone: { status: 400, en: "A picture is no longer there, please upload it again" },
  picture_taken: { status: 409, en: "A picture belongs to another product" },
  picture_kept: { status: 409, en: "A picture belongs to a {owner}" },
  too_many_pictures_of_product: { status: 400, en: "A product has at most {most} pictures" },
  too_many_pictures: { status: 413, en: "At most {most} pictures at once" },
  picture_too_large: { status: 413, en: "A picture can have at most {megabytes} MB" },
  picture_too_many_pixels: {
    status: 413,
    en: "A picture may have at most {megapixels} megapixels",
    hi: "तस्वीर ज़्यादा से ज़्यादा {megapixels} मेगापिक्सेल की हो",
  },
  picture_wrong_kind: {
    status: 415,
    en: "A picture must be a real JPEG, PNG, WebP or AVIF file",
    hi: "तस्वीर असली JPEG, PNG, WebP या AVIF फ़ाइल हो",
  },
  upload_too_large: { status: 413, en: "A picture may be at most {megabytes} MB" },
  upload_field: { status: 400, en: 'Send the pictures in the field "{field}"' },
  upload_incomplete: { status: 400, en: "The upload is not complete or not understood" },
  pictures_not_stored: {
    status: 503,
    retryAfterSeconds: 30,
    en: "Pictures cannot be stored just now. Please try again in a minute",
  },

  picture_address_answers: { status: 400, en: "The address answers {status}" },
  picture_address_redirects: { status: 400, en: "The address redirects too often" },
  picture_address_slow: { status: 400, en: "The address takes too long to answer" },
  picture_address_silent: { status: 400, en: "The address cannot be reached" },
  no_picture_address: { status: 400, en: "This is no address" },
  picture_address_not_https: { status: 400, en: "Pictures are fetched from https addresses only" },
  picture_address_with_password: { status: 400, en: "An address of a picture holds no user name and no password" },
  picture_address_port: { status: 400, en: "Pictures are fetched from the ordinary https port only" },
  picture_address_unknown: { status: 400, en: "There is no such address" },
  picture_address_private: { status: 400, en: "This address is not on the public internet" },
  fetched_picture_too_large: { status: 400, en: "A picture can have at most {megabytes} MB" },
  no_time_for_picture: { status: 400, en: "There was no time left for it" },

  no_such_import: { status: 404, en: "There is no such import" },
  import_gone: { status: 404, en: "There is no such import. Please choose the file again" },
  import_running: { status: 409, en: "This file is being imported already" },
  import_with_problems: { status: 409, en: "Please correct the file first, nothing was imported" },
  import_without_pictures: { status: 409, en: "The pictures are not all there yet, please wait" },
  import_new_categories: {
    status: 409,
    en: "Some categories are not in the shop. Have them made, or correct the file first",
  },
  import_product_changed: {
    status: 409,
    en:
      "Someone changed a product ({lines}) after the file was checked. Nothing was imported, please choose the " +
      "file again",
  },
  import_category_gone: {
    status: 409,
    en: "Someone deleted a category after the file was checked. Nothing was imported, please choose the file again",
  },
  import_pictures_gone: {
    status: 409,
    en: "The pictures of this file are no longer kept. Nothing was imported, please choose the file again",
  },
  import_outdated: {
    status: 409,
    en: "The shop has changed since this file was checked. Please choose the file again",
  },
  import_too_long: {
    status: 400,
    en: "A file can have at most {most} products, this one has {count}. Please split it into several files",
  },
  import_broken_off: {
    status: 503,
    retryAfterSeconds: 30,
    en: "The import was broken off and nothing of it was kept. Please try again",
  },

  deleting_not_in_role: { status: 403, en: "Deleting is not part of your role" },
  categories_not_in_role: { status: 403, en: "Making categories is not part of your role" },
  too_many_listed: { status: 400, en: "At most {most} products at once. Please narrow the list" },
  logo_picture_gone: { status: 400, en: "This picture is gone. Please choose it again" },
})

/** Params of `price_above_mrp`. @param mrp paise */
export const aboveMrp = (product: string, rupees: number, mrp: number) => ({
  product,
  price: money(rupees),
  mrp: inRupees(mrp),
})

const FACT_NAMES: Record<Fact, string> = {
  mrp: "the MRP",
  origin: "the country of origin",
  net_quantity: "the net quantity",
  maker: "the maker, packer or importer",
  best_before: "the best-before date",
  made: "the month of manufacture",
}

/** Params of `facts_missing`: names of the facts. */
export const namesOf = (facts: Fact[]) => new Intl.ListFormat("en").format(facts.map((fact) => FACT_NAMES[fact]))

/**
 * The shop is not as it was when the file was checked: it has to be chosen again, and its pictures are loaded again.
 */
export const OUTDATED_IMPORT = [
  CATALOG_ERRORS.import_product_changed,
  CATALOG_ERRORS.import_category_gone,
  CATALOG_ERRORS.import_pictures_gone,
]
