/** Texts of the size chart editor. */
export const messages = {
  title: "Size chart",
  titleWithName: "Size chart of %{name}",
  hint:
    "What each size measures, shown on the product's page. The first row says what the columns are. Cells can be " +
    "pasted from a spreadsheet.",
  ofProduct: "This product's own",
  ofCategory: "Of all products in %{name} that have none of their own",
  inHindi: "%{name}, in Hindi",
  add: "Add a size chart",
  addHindi: "Write it in Hindi",
  addRow: "Add a row",
  addColumn: "Add a column",
  removeRow: "Remove row %{number}: %{name}",
  removeColumn: "Remove column %{number}: %{name}",
  cell: "%{name}: row %{row}, column %{column}",
  save: "Save size chart",
  saved: "The size chart is saved",
  failed: "The size charts could not be fetched",
}
