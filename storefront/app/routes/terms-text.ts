/** What people agree to when they sign up. */
export const TERMS = {
  title: "Terms and conditions",
  description: (shop: string) => `What you and ${shop} can expect of each other.`,
  sections: [
    {
      title: "Your account",
      text: "Give us your own name, e-mail address and phone number, keep your password to yourself, and tell us when somebody else may know it. One person, one account.",
    },
    {
      title: "Prices and orders",
      text: "Prices are in Indian rupees and include tax. Delivery is added at checkout and shown before you order; the total is rounded up to a whole rupee. What you pay is the total you saw when you placed the order.",
    },
    {
      title: "Payment",
      text: "With Cash On Delivery you pay when the parcel is handed to you. Please have the amount ready.",
    },
    {
      title: "What we keep",
      text: "We keep your account, your addresses and your orders, so that we can deliver them and answer your questions. We do not sell them to anybody.",
    },
  ],
} as const
