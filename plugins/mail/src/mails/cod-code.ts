import type { Mail } from "./mail"

/** Carries the code for a first order that is paid on delivery. */
export const codCode = ({ to, code }: { to: string; code: string }): Mail => ({
  to,
  subject: `${code} is your code`,
  preview: "For your first order that is paid on delivery.",
  heading: "Your code",
  parts: [
    { kind: "text", text: "Enter this code at checkout to pay your first order on delivery:" },
    { kind: "facts", facts: [["Code", code]] },
    {
      kind: "text",
      text: "It holds for half an hour, for the cart you have now. If you did not ask for it, do nothing: nothing is ordered without it.",
    },
  ],
})
