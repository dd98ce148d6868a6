/** Texts about choosing among a product's variants. */
export const PICKER = {
  "sold-out": "sold out",
  "not-made": "not available",
  choose: "Choose",
  chooseNamed: (product: string) => `Choose ${product}`,
  loading: "Loading the choices …",
} as const
