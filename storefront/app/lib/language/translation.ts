/**
 * The type of a translation of some messages: the same keys, and for a message that is a function the same parameters.
 * A list has as many entries as in English.
 */
export type Translation<English> = English extends string
  ? string
  : English extends (...values: infer Values) => string
    ? (...values: Values) => string
    : { readonly [Key in keyof English]: Translation<English[Key]> }
