import type { NewFaq } from "@haat/faqs/contract"

export const demoFaqs: NewFaq[] = [
  {
    question: "Where do you deliver, and how long does it take?",
    answer:
      "We send parcels to every PIN code in India that our carrier reaches. Enter yours at checkout and you see the expected days for each item before you pay. Most parcels leave our warehouse in Pune on the next working day.",
  },
  {
    question: "What does delivery cost?",
    answer:
      "It depends on the weight of what you buy and on your PIN code. The charge is shown for each item at checkout, before you place the order, and nothing is added later.",
  },
  {
    question: "How can I pay?",
    answer:
      "Pay in cash when the parcel arrives, or online by card, UPI or net banking. Online payments go through Razorpay: we never see or keep your card number.",
  },
  {
    question: "My payment went through but I see no order. What now?",
    answer:
      "Please wait a few minutes and look at your orders again: banks sometimes tell us late. If the order still cannot be placed, the whole amount goes back the way it came, usually within 5 to 7 working days.",
  },
  {
    question: "Can I cancel an order?",
    answer:
      "Yes, as long as it has not left the warehouse. Open your orders, choose the order and press cancel. If you paid online, the money goes back to the same card or account.",
  },
  {
    question: "Can I return something I do not like?",
    answer:
      "Write to us within 7 days of receiving it, from the contact page, with your order number. Things that are unused and in their packing can come back; food, cosmetics and made-to-order pieces cannot.",
  },
  {
    question: "Something arrived broken or is not what I ordered. What should I do?",
    answer:
      'Press "Report a problem" on the product\'s page, or write to us from the contact page within 48 hours, and tell us what is wrong. We send a new one or give your money back, and pay for the way back.',
  },
  {
    question: "Do I need an account to shop?",
    answer:
      "You can look around and fill your cart without one. To place an order you log in or sign up, so that you can follow your parcel; what is in your cart comes along.",
  },
]
