import type { ShopProduct } from "@haat/catalog/contract"
import type { CustomerDetail, PlacedOrder } from "@haat/checkout/contract"
import type { ComponentType } from "react"

/** Slots of the back office, with what the component in each receives. */
export type Slots = {
  /** Cards of open tasks on the overview; `todo` is the reply of `GET /back-office/overview/todo`. */
  "overview.cards": { todo: object }
  /** Below the fields on the first tab of a product that is edited. It saves by itself what it edits. */
  "product.form": { product: ShopProduct }
  /** Below the facts of an order: payment, delivery, addresses. */
  "order.side": { order: PlacedOrder }
  /** Below a customer's facts and store credit, above their orders. */
  "customer.side": { customer: CustomerDetail }
  /** Sections of the settings, after those of resources. It asks for its permission by `CanAccess`. */
  "settings.sections": object
  /** Sections of Customize UI: each a `CustomizeSection`. */
  "customize.sections": object
  /** `Col`s of the table of a resource, before its actions; `useRecordContext` has the row. */
  [list: `list.columns:${string}`]: object
}

/** Name of a slot. */
export type SlotName = keyof Slots

/** A plugin's part of a slot. */
export type Fill<Name extends SlotName> = {
  /** Its place among the fills of the slot, the lowest first; a number of its own, written as a literal. */
  order: number
  component: ComponentType<Slots[Name]>
}

/** Default export of `admin/slots/<slot>.tsx`; the file of "list.columns:products" is `list.columns.products.tsx`. */
export const defineSlot = <Name extends SlotName>(_slot: Name, fill: Fill<Name>): Fill<Name> => fill
