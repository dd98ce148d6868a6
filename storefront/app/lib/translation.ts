/**
 * What a translation of some messages must look like: the same keys, down to the last one, and for a message that
 * is made of something the same somethings. A list has as many entries as it has in English.
 */
export type Translation<English> = English extends string
  ? string
  : English extends (...values: infer Values) => string
    ? (...values: Values) => string
    : { readonly [Key in keyof English]: Translation<English[Key]> }
