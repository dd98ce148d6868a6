/** Lines that say who can sign in to the demo shop. */
export const DEMO_PEOPLE = [
  "  Shopper         asha  / Asha@1234",
  "  Shopper         ravi  / Ravi@1234",
  "  Administrator   admin / Admin@1234",
]
