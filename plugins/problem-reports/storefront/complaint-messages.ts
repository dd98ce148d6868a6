/** Texts of the complaint form on the legal page. */
export const COMPLAINT = {
  title: "Make a complaint",
  name: "Name",
  email: "Email",
  orderNumber: "Order number, if it is about an order",
  message: "What went wrong",
  send: "Send the complaint",
  sent: (number: string) => `Your complaint has arrived. Its number is ${number}; a mail confirms it.`,
  failed: "The complaint could not be sent.",
} as const
