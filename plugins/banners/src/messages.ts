/** In words of the specification. */
export const BANNER_MESSAGES = {
  created: "Success",
  confirm: "Are you sure?",
  deleted: "Successfully Deleted",
  notDeleted: "Failed to delete banner.",
  failed: "An error occurred.",
  mainProductsSaved: "Products added successfully",
} as const
