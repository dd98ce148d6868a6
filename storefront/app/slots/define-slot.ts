import type { ComponentType } from "react"
import type { AnyQuery, PageArgs } from "../lib/backend/load-page.ts"
import type { FormHandler } from "../lib/forms/form-action.ts"
import type { SlotName, SlotOptions, SlotPages, SlotProps } from "./slot-props.ts"

/** Input of the queries of a part. */
export type SlotPage<Name extends SlotName> = PageArgs & (Name extends keyof SlotPages ? SlotPages[Name] : object)

/** A plugin's part of a slot. */
export type SlotFill<Name extends SlotName> = {
  /** position among the parts of all plugins in this slot, ascending; each needs another */
  order: number
  /**
   * Public data that the component reads, loaded with the page on the server, for up to SLOT_WAIT_MS. Personal data is
   * read in the browser, with `useQuery`; on pages that are personal themselves it may be loaded with the page.
   */
  queries?: (page: SlotPage<Name>) => AnyQuery[]
  /**
   * handlers of its forms by their name, for forms that are sent to the page that shows it; left out of the files for
   * browsers
   */
  actions?: Record<string, FormHandler>
  /** id of its element, where the page links to it, such as from the stars of a product to its reviews */
  anchor?: string
  component: ComponentType<SlotProps[Name]>
} & (Name extends keyof SlotOptions ? SlotOptions[Name] : object)

/**
 * Defines what a plugin shows in a slot: the default export of its `storefront/slots/<name>.tsx`, or of several files
 * `<name>.<part>.tsx`.
 */
export const defineSlot = <Name extends SlotName>(_name: Name, fill: SlotFill<Name>): SlotFill<Name> => fill
