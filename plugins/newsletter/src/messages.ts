/** Texts of the newsletter's mails. */
export const messages = {
  welcome: {
    subject: (shop: string) => `You have subscribed to the newsletter of ${shop}`,
    heading: "Welcome",
    intro: "This address was subscribed to our newsletter. What was agreed to:",
    changedMind: "If it was not you, or you have changed your mind, one click ends it:",
    unsubscribe: "Unsubscribe",
  },
}
