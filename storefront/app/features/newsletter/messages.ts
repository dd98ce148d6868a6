/** Texts about the newsletter in the profile, and of the page that ends it. */
export const SUBSCRIPTION = {
  title: "Newsletter",
  on: (email: string) => `${email} gets our newsletter.`,
  off: (email: string) => `${email} does not get our newsletter.`,
  subscribe: "Subscribe",
  unsubscribe: "Unsubscribe",
  failed: "This was not saved. Please try again in a moment.",
  endTitle: "Unsubscribe from the newsletter",
  endAbout: "One click, and you get no more of it.",
  ended: "You are unsubscribed. We will not write to you again.",
  badLink: "This link is incomplete. You can unsubscribe in your profile too.",
}
