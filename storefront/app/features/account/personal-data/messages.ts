/** Texts about the data that the shop holds about a person. */
export const PERSONAL_DATA = {
  title: "Your data",
  about: "You may have everything that this shop holds about you, and you may have it erased.",
  download: "Download my data",
  downloadHint: "One file (JSON) with your details, addresses, orders, payments, reviews and all the rest.",
  downloadFailed: "Your data could not be downloaded. Please try again in a moment.",
  erase: "Erase my account",
  eraseHint: "You read what goes and what stays before anything happens.",
  eraseTitle: "Erase your account?",
  eraseAbout: "This cannot be undone. Download a copy first if you want one.",
  goes: "What goes at once",
  goesList: [
    "your name, username, email, phone and addresses, and every sign-in on every device",
    "your cart and saved items, your reviews with their stars, problem reports and messages",
    "your newsletter subscription",
    "your store credit, if you have any: spend it first",
  ],
  stays: "What stays, and why",
  staysList: [
    "your orders and payments without your name: the shop's books need their numbers, goods and amounts",
    "your name and address on invoices of orders that were sent to you, without phone and email: the law on GST " +
      "asks for them for up to seven years and nine months; then they go too",
  ],
  waits: "An order on its way, an open payment or a refund has to arrive first.",
  password: "Your password",
  keep: "Keep my account",
  eraseNow: "Erase it for good",
  erased: "Your account is erased.",
  failed: "Your account was not erased. Please try again in a moment.",
} as const

/** How long the notice after an erasure stays, in milliseconds. */
export const ERASED_MS = 5_000
