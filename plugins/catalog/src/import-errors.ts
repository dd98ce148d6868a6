import { defineErrors } from "@haat/sdk/errors"

/** Errors of a file of products that cannot be read. */
export const IMPORT_ERRORS = defineErrors({
  no_such_problems_file: { status: 404, en: "There is no such file with problems" },
  import_kind: { status: 415, en: "Send a CSV file, or a zip of one with its pictures" },
  import_is_workbook: {
    status: 400,
    en: 'This is a workbook ({kind}), not a CSV file. Save it as "CSV UTF-8" in the spreadsheet and choose that file',
  },
  import_too_large: { status: 413, en: "A file may be at most {megabytes} MB" },

  csv_empty: { status: 400, en: "The file is empty" },
  csv_without_products: { status: 400, en: "The file has a heading and no products under it" },
  csv_too_long: {
    status: 400,
    en: "A file can have at most {most} rows, this one has {count}. Please split it into several files",
  },
  csv_not_utf8: { status: 400, en: 'The file is not in UTF-8. Save it as "CSV UTF-8" and choose it again' },
  csv_unreadable: { status: 400, en: "The file cannot be read: {reason}" },
  csv_unreadable_near: { status: 400, en: "The file cannot be read near line {line}: {reason}" },
  csv_unknown_column: { status: 400, en: "There is no column called {column}. The columns are {columns}" },
  csv_column_twice: { status: 400, en: "The column {column} is there twice" },
  csv_without_heading: { status: 400, en: "The first line must name the columns: {columns}" },

  csv_without_names: { status: 400, en: "Say which column has the names of the products, their SKUs or their handles" },
  csv_mapping: { status: 400, en: "Each column is one of these, or empty: {targets}" },

  zip_tables: {
    status: 400,
    en: "The zip must hold one CSV file, with the pictures beside it. This one holds {count}",
  },
  zip_table_too_large: { status: 400, en: "The CSV file may be at most {megabytes} MB" },
  zip_no_such_file: { status: 400, en: "There is no such file in the zip" },
  zip_picture_too_large: { status: 400, en: "A picture can have at most {megabytes} MB" },
  zip_damaged: { status: 400, en: "The zip is damaged, or is not a zip" },
  zip_too_many_files: { status: 400, en: "A zip may hold at most {most} files" },
  zip_too_large: { status: 400, en: "A zip may hold at most {megabytes} MB when it is unpacked" },
  zip_with_password: { status: 400, en: "The zip has a password. Please make one without" },
  zip_file_twice: { status: 400, en: "The zip holds {file} twice" },
  zip_file_damaged: { status: 400, en: "This file in the zip is damaged" },
})
