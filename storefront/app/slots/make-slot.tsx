import { useQueryClient } from "@tanstack/react-query"
import type { ComponentType, ReactNode } from "react"
import { Section } from "../components/section.tsx"
import type { AnyQuery } from "../lib/backend/load-page.ts"
import type { FormHandler } from "../lib/forms/form-action.ts"
import { useShopFacts } from "../lib/shop/shop-facts.ts"
import type { SlotFill, SlotPage } from "./define-slot.ts"
import { limitQuery, partFailureKey } from "./limit-query.ts"
import { partName } from "./part-name.ts"
import type { SlotName, SlotProps } from "./slot-props.ts"

/**
 * A plugin's part of a slot. It is made from a fill, which the plugin declares by `defineSlot`. The component can fail
 * without the rest of the page, and shows nothing while its plugin is switched off.
 */
export type SlotPart<Name extends SlotName> = {
  plugin: string
  /** identifies the part in the log and in the metrics, see `partName` */
  name: string
  /** position among the parts of all plugins in the slot, ascending */
  order: number
  queries: (page: SlotPage<Name>) => AnyQuery[]
  component: ComponentType<SlotProps[Name]>
}

/** A slot with the parts of all plugins: a component that renders them one after the other. */
export type Slot<Name extends SlotName> = ComponentType<SlotProps[Name]> & {
  /** the parts sorted by `order`, for a page that renders them itself with other content between them */
  parts: SlotPart<Name>[]
  /** queries of all parts, for the loader of the page */
  queries: (page: SlotPage<Name>) => AnyQuery[]
  /** handlers of the forms in all parts, for the action of the page */
  actions: Record<string, FormHandler>
  /** ids of elements in the parts to which the page may link */
  anchors: string[]
}

/** A fill with the plugin that has declared it. */
type PluginFill<Name extends SlotName> = {
  plugin: string
  /** name of the fill's file, such as "home.sections.trending"; left out when it is just the name of the slot */
  fileName?: string
  fill: SlotFill<Name>
}

/**
 * Makes a slot from the fills of all plugins. The build has sorted them by their `order` (plugin-parts/slots.mjs), and
 * calls this function for slots with at least one fill (plugin-parts/modules.mjs); other slots are null.
 */
export function makeSlot<Name extends SlotName>(slot: Name, fills: PluginFill<Name>[]): Slot<Name> {
  const parts = fills.map((fill) => toPart(slot, fill))
  return Object.assign(
    (props: SlotProps[Name]) => parts.map(({ name, component: Part }) => <Part key={name} {...props} />),
    {
      parts,
      queries: (page: SlotPage<Name>) => parts.flatMap(({ queries }) => queries(page)),
      // The files for browsers have no handlers.
      actions: import.meta.env.SSR ? Object.assign({}, ...fills.map(({ fill }) => fill.actions)) : {},
      anchors: fills.flatMap(({ fill }) => fill.anchor ?? []),
    },
  )
}

function toPart<Name extends SlotName>(slot: Name, { plugin, fileName, fill }: PluginFill<Name>): SlotPart<Name> {
  const { order, queries, component: Content } = fill
  const name = partName(plugin, fileName ?? slot)
  // visitors are told that a section is missing, but not that a smaller part is, such as a button
  const isMessageShown = slot.endsWith(".sections")
  return {
    plugin,
    name,
    order,
    queries: (page) => (queries?.(page) ?? []).map((query) => limitQuery(name, query)),
    component: (props) => (
      <WhilePluginIsOn plugin={plugin}>
        <Section name={name} isMessageShown={isMessageShown}>
          {import.meta.env.SSR && <ThrowQueryFailure part={name} />}
          <Content {...props} />
        </Section>
      </WhilePluginIsOn>
    ),
  }
}

/** Renders its children unless the owner has switched the plugin off. */
const WhilePluginIsOn = ({ plugin, children }: { plugin: string; children: ReactNode }) =>
  useShopFacts().plugins_off.includes(plugin) ? null : children

/**
 * Throws during rendering on the server when a query of the part has failed there. So the section around it fails: the
 * failure is logged and counted, and the page is not cached.
 */
function ThrowQueryFailure({ part }: { part: string }) {
  const failure = useQueryClient().getQueryData<string>(partFailureKey(part))
  if (failure !== undefined) throw new Error(failure)
  return null
}
