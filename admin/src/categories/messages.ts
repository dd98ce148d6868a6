/** What the category section says, the specification's words first. */
export const MESSAGES = {
  loadFailed: "Error ferching categories!",
  failed: "Something went wrong!",
  oops: "Oops...",
  noMatch: "No category has this in its name",
  more: (count: number) => `…and ${count.toLocaleString("en-IN")} more: type a part of the name`,
  added: (name: string) => `${name} was added`,
} as const
