/** PostgreSQL's configuration for search texts, as SQL: English, without accents. */
export const LANGUAGE = "'shop_search'"
