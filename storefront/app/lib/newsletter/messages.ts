/** Consent of a subscriber, word for word as the server stores it (`CONSENT_WORDS`). */
export const CONSENT = {
  words:
    "One mail a month: what has come in, and who made it. Nothing else, and no further than us. You can " +
    "unsubscribe with one click, in every mail and in your profile.",
}
