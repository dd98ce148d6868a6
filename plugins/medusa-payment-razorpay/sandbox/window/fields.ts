/** An element with its text or children. */
export function element<K extends keyof HTMLElementTagNameMap>(
  tag: K,
  attributes: Record<string, string> = {},
  ...children: (Node | string)[]
): HTMLElementTagNameMap[K] {
  const made = document.createElement(tag)
  for (const [name, value] of Object.entries(attributes)) made.setAttribute(name, value)
  made.append(...children)
  return made
}

const field = (label: string, attributes: Record<string, string>) =>
  element("label", {}, label, element("input", { required: "", autocomplete: "off", ...attributes }))

const hint = (text: string) => element("p", { class: "hint" }, text)

export const cardForm = () =>
  element(
    "form",
    { "data-how": "card" },
    element("h3", {}, "Test card"),
    field("Card number", { name: "number", inputmode: "numeric", value: "4100 2800 0000 1007" }),
    field("One-time password", { name: "otp", inputmode: "numeric", maxlength: "10", pattern: "[0-9]{1,10}" }),
    hint("4 to 10 digits succeed, fewer fail. 4100 2800 0008 0001: not enough funds. 4100 2800 0006 0003: declined."),
    element("button", { type: "submit" }, "Pay by card"),
  )

export const upiForm = () =>
  element(
    "form",
    { "data-how": "upi" },
    element("h3", {}, "UPI"),
    field("UPI address", { name: "vpa", inputmode: "email", value: "success@razorpay" }),
    hint("success@razorpay succeeds, failure@razorpay fails."),
    element("button", { type: "submit" }, "Pay by UPI"),
  )

/** Paise as people read rupees: ₹1,23,456 */
export const rupees = (paise: number) =>
  new Intl.NumberFormat("en-IN", {
    style: "currency",
    currency: "INR",
    minimumFractionDigits: paise % 100 ? 2 : 0,
    maximumFractionDigits: 2,
  }).format(paise / 100)
