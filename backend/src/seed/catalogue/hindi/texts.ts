/** Hindi name and texts of a demo product. */
type InHindi = { name: string; description: string; about: string; attributes: Record<string, string> }

/** A demo category in Hindi; its products by their English names. */
export type CategoryInHindi = { name: string; products: Record<string, InHindi> }
