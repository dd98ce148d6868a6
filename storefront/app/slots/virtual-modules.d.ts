/** Modules that plugin-parts/ makes from the folders of the plugins. */

declare module "virtual:haat/slots/layout.banner" {
  const slot: import("./make-slot.tsx").Slot<"layout.banner"> | null
  export default slot
}
declare module "virtual:haat/slots/layout.end" {
  const slot: import("./make-slot.tsx").Slot<"layout.end"> | null
  export default slot
}
declare module "virtual:haat/slots/home.sections" {
  const slot: import("./make-slot.tsx").Slot<"home.sections"> | null
  export default slot
}
declare module "virtual:haat/slots/card.corner" {
  const slot: import("./make-slot.tsx").Slot<"card.corner"> | null
  export default slot
}
declare module "virtual:haat/slots/card.end" {
  const slot: import("./make-slot.tsx").Slot<"card.end"> | null
  export default slot
}
declare module "virtual:haat/slots/product.actions" {
  const slot: import("./make-slot.tsx").Slot<"product.actions"> | null
  export default slot
}
declare module "virtual:haat/slots/product.picture" {
  const slot: import("./make-slot.tsx").Slot<"product.picture"> | null
  export default slot
}
declare module "virtual:haat/slots/product.notes" {
  const slot: import("./make-slot.tsx").Slot<"product.notes"> | null
  export default slot
}
declare module "virtual:haat/slots/product.sections" {
  const slot: import("./make-slot.tsx").Slot<"product.sections"> | null
  export default slot
}
declare module "virtual:haat/slots/cart.line" {
  const slot: import("./make-slot.tsx").Slot<"cart.line"> | null
  export default slot
}
declare module "virtual:haat/slots/cart.summary" {
  const slot: import("./make-slot.tsx").Slot<"cart.summary"> | null
  export default slot
}
declare module "virtual:haat/slots/checkout.fields" {
  const slot: import("./make-slot.tsx").Slot<"checkout.fields"> | null
  export default slot
}
declare module "virtual:haat/slots/order.line" {
  const slot: import("./make-slot.tsx").Slot<"order.line"> | null
  export default slot
}
declare module "virtual:haat/slots/order.sections" {
  const slot: import("./make-slot.tsx").Slot<"order.sections"> | null
  export default slot
}
declare module "virtual:haat/slots/legal.sections" {
  const slot: import("./make-slot.tsx").Slot<"legal.sections"> | null
  export default slot
}
declare module "virtual:haat/slots/account.sections" {
  const slot: import("./make-slot.tsx").Slot<"account.sections"> | null
  export default slot
}
declare module "virtual:haat/nav" {
  /** links with the name of their plugin */
  const entries: (import("../nav/define-nav.ts").NavEntry & { plugin: string })[]
  export default entries
}
declare module "virtual:haat/pages" {
  /** pages of plugins by the pattern of their address, such as "review/:product_id" */
  const pages: { plugin: string; pattern: string }[]
  export default pages
}
declare module "virtual:haat/errors" {
  /** modules of the plugins, each with catalogues of errors in both languages */
  const modules: Record<string, Record<string, import("@haat/sdk/errors").ErrorEntry>>[]
  export default modules
}
declare module "virtual:haat/shared-reads" {
  /** addresses of the backend */
  const reads: string[]
  export default reads
}
