/** In words of the specification. */
export const FAQ_MESSAGES = {
  created: "FAQ Added Successfully",
  failed: "Something went wrong!",
  notCreated: "Unable to add FAQ",
  deleted: "Your faq has been deleted.",
} as const
