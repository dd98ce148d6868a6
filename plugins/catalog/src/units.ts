/**
 * The shop counts in kilograms; Medusa's `weight` is a bare number, kept in grams as carriers want it. Sizes are cm on
 * both sides.
 */
export const toGrams = (kilograms: number) => Math.round(kilograms * 1e6) / 1e3
export const toKilograms = (grams: number) => Math.round(grams * 1e3) / 1e6
