import type { ShopProduct } from "@haat/catalog/contract"
import type { CustomerDetail, PlacedOrder } from "@haat/checkout/contract"
import type { ComponentType } from "react"

/** Slots of the back office: places in its screens for components of plugins, each with the props that they receive. */
export type Slots = {
  /** Cards of open tasks on the overview; `todo` is the reply of `GET /back-office/overview/todo`. */
  "overview.cards": { todo: object }
  /** Below the fields on the first tab of an existing product. The component saves its inputs, the form does not. */
  "product.form": { product: ShopProduct }
  /** In an opened order, below its payment, delivery and addresses. */
  "order.side": { order: PlacedOrder }
  /** Below a customer's details and store credit, above their orders. */
  "customer.side": { customer: CustomerDetail }
  /**
   * Sections at the end of the settings page. All staff with access to the page get them: the component itself hides
   * its section from people without permission, by `CanAccess`.
   */
  "settings.sections": object
  /** Sections of the screen Customize UI. The component renders one or several `CustomizeSection`. */
  "customize.sections": object
  /**
   * Columns of the table of a resource, before the column of actions. The component renders one or several `Col`, whose
   * content reads its row by `useRecordContext`. The key is `list.columns:` and the resource.
   */
  [list: `list.columns:${string}`]: object
}

/** Name of a slot. */
export type SlotName = keyof Slots

/** A plugin's part of a slot. */
export type Fill<Name extends SlotName> = {
  /**
   * Position among the components of all plugins in this slot, ascending. No two may have the same number. It must be
   * written as a literal, because the check for equal numbers reads the source without running it.
   */
  order: number
  component: ComponentType<Slots[Name]>
}

/**
 * Defines what a plugin shows in a slot: the default export of `admin/slots/<slot>.tsx`. The file of
 * "list.columns:products" is `list.columns.products.tsx`.
 */
export const defineSlot = <Name extends SlotName>(_slot: Name, fill: Fill<Name>): Fill<Name> => fill
