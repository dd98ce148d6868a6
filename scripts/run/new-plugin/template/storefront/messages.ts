export const __PLUGIN__ = {
  title: "__Title__",
  description: "Your __title__",
  name: "Name",
  add: "Add",
  added: "Added to your __title__",
  keep: "Add to __title__",
  remove: "Remove",
  removeOne: (name: string) => `Remove ${name}`,
  none: "There is nothing here yet",
  mail: "Mail me this list",
  mailed: "The mail is on its way",
}
