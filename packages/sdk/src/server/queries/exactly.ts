/** Returns SQL for the jsonb (`raw_…`) copy that Medusa stores of every number. @param value SQL of the number */
export const exactly = (value: string) => `jsonb_build_object('value', trim_scale(${value})::text, 'precision', 20)`
