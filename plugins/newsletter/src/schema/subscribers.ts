import { index, view } from "@haat/sdk/server/schema/declare"

/**
 * Subscribers: since when, their consent text (null where it is not known), and the token of the unsubscribe link that
 * each mail to them must have.
 */
export const NEWSLETTER_READER = view(
  "newsletter_reader",
  [],
  `select id, email, created_at, consent_words, consent_language, token as unsubscribe_token
  from newsletter_subscriber where deleted_at is null`,
)

/** Finds subscribers by any part of their address. */
export const SUBSCRIBER_WORDS = index(
  "haat_subscriber_words",
  "newsletter_subscriber",
  "using gin (email gin_trgm_ops) where deleted_at is null",
)
