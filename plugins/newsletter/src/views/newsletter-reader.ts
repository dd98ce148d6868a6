/** Who gets the newsletter, and since when. */
export const NEWSLETTER_READER = `
  create or replace view newsletter_reader as
  select id, email, created_at from newsletter_subscriber where deleted_at is null`
