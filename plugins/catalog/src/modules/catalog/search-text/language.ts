/** PostgreSQL's configuration for search texts, as SQL; Medusa's Search Module makes it. */
export const LANGUAGE = "'medusa_search_english'"
