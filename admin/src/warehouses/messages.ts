/** Texts of warehouses. */
export const messages = {
  name: "Warehouses",
  text:
    "The main warehouse is the shop’s own place: its postal code is above, its address and GSTIN are in the tax " +
    "settings. Add one for goods that leave from elsewhere: they are taxed by its state, and their invoices have " +
    "its GSTIN.",
  fields: {
    name: "Name",
    address_1: "Address",
    address_2: "Address, second line",
    city: "City",
    state: "State",
    postal_code: "Postal code",
    phone: "Phone",
    gstin: "GSTIN",
    pickup_location: "Name at Shiprocket",
    location_id: "Warehouse",
  },
  hints: {
    gstin: "Of the warehouse’s state. In the shop’s own state it may be empty: the shop’s counts.",
    pickup_location: "Of the pickup address there. Without it, parcels are shipped by hand only.",
  },
  none: "All goods are in the main warehouse.",
  products: "%{smart_count} product |||| %{smart_count} products",
  add: "Add a warehouse",
  addTitle: "A warehouse",
  editTitle: "%{name}",
  editOne: "Change %{name}",
  save: "Save the warehouse",
  added: "The warehouse is saved",
  changed: "The warehouse is saved",
  delete: "Remove",
  deleteOne: "Remove %{name}",
  deleteTitle: "Remove this warehouse?",
  deleteText: "It can be removed when nothing is kept there and nothing is on its way from there. Its invoices stay.",
  deleted: "The warehouse is removed",
  unread: "Something went wrong! Unable to fetch the warehouses",
  keepTitle: "Where it is kept",
  keepText: "Its stock moves there as a whole, and new orders leave from there.",
  audit: { thing: "warehouse" },
}
