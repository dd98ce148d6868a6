/** Medusa stores every number twice: as numeric, and exactly in jsonb. @returns SQL for the second */
export const exactly = (value: string) => `jsonb_build_object('value', trim_scale(${value})::text, 'precision', 20)`
