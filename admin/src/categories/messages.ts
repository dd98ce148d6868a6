/** Words of the category section, the specification's first. */
export const messages = {
  name: "Category |||| Categories",
  fields: { name: "Category name", name_hi: "Hindi name of the new category", category_id: "Category" },
  title: "Categories",
  loadFailed: "Error ferching categories!",
  noMatch: "No category has this in its name",
  more: "…and %{count} more: type a part of the name",
  added: "%{name} was added",
  add: "Add Category",
  newName: "New category",
  newHindi: "Name in Hindi, if you like",
  search: "Search categories",
  rename: "Rename %{name}",
  newNameOf: "New name of %{name}",
  hindiNameOf: "Name of %{name} in Hindi",
  hindi: "Name in Hindi",
  saveName: "Save the name of %{name}",
  delete: "Delete",
  deleteOne: "Delete %{name}",
  deleteQuestion: "Delete this category?",
  deleteConsequence: "%{name} will be gone from the shop.",
  moveTitle: "Delete %{name}?",
  moveText:
    "There is 1 product in it. Choose where it goes, then the category is deleted. |||| There are %{smart_count} " +
    "products in it. Choose where they go, then the category is deleted.",
  moveTo: "Move the products to",
  choose: "Choose a category",
  moveAndDelete: "Move and delete",
  audit: {
    thing: "category",
    fields: { product_count: "number of products", products_to: "products went to", category: "category" },
  },
}
