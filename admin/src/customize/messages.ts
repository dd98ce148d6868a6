/** Words of Customize UI, the specification's first. */
export const messages = {
  name: "Customize UI",
  sure: "Are you sure?",
  wrong: "Oops...",
  deleted: "Deleted!",
  delete: "Delete",
  preview: "Preview",
}
