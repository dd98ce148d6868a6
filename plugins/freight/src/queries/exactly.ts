/** Medusa keeps every number twice: as numeric, and exactly in jsonb. */
export const exactly = (value: string) => `jsonb_build_object('value', trim_scale(${value})::text, 'precision', 20)`
