/** Consent of a subscriber, word for word as the server stores it (`CONSENT_WORDS`). */
export const CONSENT = {
  words:
    "One mail a month: what has come in, and who made it. Nothing else, and no further than us. You can " +
    "unsubscribe with one click, in every mail and in your profile.",
}

/** Texts of the form on home; those of its results are the specification's. */
export const NEWSLETTER = {
  title: "Hear of new things first",
  email: "Email",
  placeholder: "you@example.com",
  subscribe: "Subscribe",
  subscribed: "Subscribed Successfully!",
  failed: "Already Subscribed or Invalid!",
  noResponse: "The shop did not answer; please try again in a moment.",
}

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
