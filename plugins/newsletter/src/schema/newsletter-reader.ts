/**
 * Who gets the newsletter, and since when; what they agreed to, null where the words are not known; and the token of the link
 * that each mail to them must have.
 */
export const NEWSLETTER_READER = `
  create or replace view newsletter_reader as
  select id, email, created_at, consent_words, consent_language, token as unsubscribe_token
  from newsletter_subscriber where deleted_at is null`
