/** The shop's addresses, as its account has them. */
export const PICKUP_LOCATIONS = [
  {
    id: 5723898,
    pickup_location: "Primary",
    name: "Haat",
    address: "Shop 7, Tilak Road",
    address_2: "",
    city: "Pune",
    state: "Maharashtra",
    country: "India",
    pin_code: "411001",
    phone: 9876543210,
    email: "shop@haat.example",
    status: 2,
  },
  {
    id: 5723899,
    pickup_location: "Chennai",
    name: "Haat",
    address: "12 Mount Road",
    address_2: "Guindy",
    city: "Chennai",
    state: "Tamil Nadu",
    country: "India",
    pin_code: "600032",
    phone: 9876543211,
    email: "shop@haat.example",
    status: 2,
  },
  {
    id: 5723900,
    pickup_location: "Bengaluru",
    name: "Haat",
    address: "4 Peenya Road",
    address_2: "",
    city: "Bengaluru",
    state: "Karnataka",
    country: "India",
    pin_code: "560058",
    phone: 9876543212,
    email: "shop@haat.example",
    status: 2,
  },
]
const isText = (value: unknown) => typeof value === "string" && value.trim() !== ""
const isPositive = (value: unknown) => Number(value) > 0 && String(value).trim() !== ""
const isAtLeast = (least: number) => (value: unknown) => isPositive(value) && Number(value) >= least

type Fields = Record<string, (value: unknown) => boolean>

/** Fields of a person with an address, of whom both forms have two. */
const personFields = (prefix: string): Fields => ({
  [`${prefix}_customer_name`]: isText,
  [`${prefix}_last_name`]: (value) => typeof value === "string",
  [`${prefix}_address`]: (value) => isText(value) && String(value).trim().length >= 3,
  [`${prefix}_city`]: (value) => isText(value) && String(value).length <= 30,
  [`${prefix}_pincode`]: (value) => /^[1-9]\d{5}$/.test(String(value)),
  [`${prefix}_state`]: isText,
  [`${prefix}_country`]: isText,
  [`${prefix}_email`]: (value) => /^\S+@\S+$/.test(String(value)),
  [`${prefix}_phone`]: (value) => /^[6-9]\d{9}$/.test(String(value)),
})

const GOODS: Fields = {
  order_id: (value) => isText(value) && String(value).length <= 50,
  order_date: (value) => /^\d{4}-\d\d-\d\d( \d\d:\d\d)?$/.test(String(value)),
  sub_total: isPositive,
  length: isAtLeast(0.5),
  breadth: isAtLeast(0.5),
  height: isAtLeast(0.5),
  weight: isPositive,
}
/** Fields that the real forms require, of goods that go to a shopper and of goods that come back. */
const THERE: Fields = {
  ...GOODS,
  ...personFields("billing"),
  shipping_is_billing: (value) => value === true || value === 1,
  payment_method: (value) => value === "COD" || value === "Prepaid",
}
const BACK: Fields = {
  ...GOODS,
  ...personFields("pickup"),
  ...personFields("shipping"),
  payment_method: (value) => value === "Prepaid",
}
const ITEM_FIELDS: Fields = {
  name: isText,
  sku: isText,
  units: (value) => Number.isInteger(Number(value)) && isPositive(value),
  selling_price: (value) => String(value).trim() !== "" && Number(value) >= 0,
}

const mistakes = (fields: Fields, body: Record<string, unknown>, prefix = "") =>
  Object.entries(fields)
    .filter(([name, right]) => !right(body[name]))
    .map(([name]) => [`${prefix}${name}`, [`The ${prefix}${name.replaceAll("_", " ")} is invalid.`]])

/** Couriers reject longer ones. */
const MAX_ADDRESS_CHARACTERS = 190

const longAddresses = (body: Record<string, unknown>) =>
  ["billing", "pickup", "shipping"]
    .filter((prefix) => {
      const lines = [body[`${prefix}_address`], body[`${prefix}_address_2`]].map((line) => String(line ?? ""))
      return lines.join("").length > MAX_ADDRESS_CHARACTERS
    })
    .map((prefix) => [`${prefix}_address`, [`The ${prefix} address may not be greater than 190 characters.`]])

/** Reasons to reject a form: sentences by field. */
export function findMistakes(body: Record<string, unknown>, back: boolean) {
  const items = Array.isArray(body.order_items) ? body.order_items : []
  return [
    ...mistakes(back ? BACK : THERE, body),
    ...longAddresses(body),
    ...(items.length ? [] : [["order_items", ["The order items field is required."]]]),
    ...items.flatMap((item, nth) => mistakes(ITEM_FIELDS, item ?? {}, `order_items.${nth}.`)),
  ]
}
