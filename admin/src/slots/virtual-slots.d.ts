/** Components of the slots, which `admin/plugin-parts.ts` writes at build time. */
declare module "virtual:slots" {
  type Slots = import("./slots").Slots
  type Slot<Name extends keyof Slots> = import("react").ComponentType<Slots[Name]>
  export const OverviewCards: Slot<"overview.cards">
  export const ProductForm: Slot<"product.form">
  export const OrderSide: Slot<"order.side">
  export const CustomerSide: Slot<"customer.side">
  export const SettingsSections: Slot<"settings.sections">
  export const CustomizeSections: Slot<"customize.sections">
  /** Columns that plugins add, by resource. */
  export const COLUMNS: Record<string, import("react").ComponentType | undefined>
}
