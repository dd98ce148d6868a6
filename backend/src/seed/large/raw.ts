/** Medusa keeps every number twice: as numeric, and exactly in jsonb. Both, as SQL on a number. */
export const twice = (number: string) => `${number}, jsonb_build_object('value', (${number})::text, 'precision', 20)`
