import { useQueryClient } from "@tanstack/react-query"
import type { ComponentType, ReactNode } from "react"
import { Section } from "../components/section.tsx"
import type { AnyQuery } from "../lib/backend/load-page.ts"
import type { FormHandler } from "../lib/forms/form-action.ts"
import { useShopFacts } from "../lib/shop/shop-facts.ts"
import type { SlotFill, SlotPage } from "./define-slot.ts"
import { limitQuery, slotFailureKey } from "./limit-query.ts"
import type { SlotName, SlotProps } from "./slot-props.ts"

/** A part of a slot that can fail alone, and shows nothing while its plugin is switched off. */
export type SlotPart<Name extends SlotName> = {
  plugin: string
  /** of the plugin and the part, for the log and the metrics */
  name: string
  order: number
  queries: (page: SlotPage<Name>) => AnyQuery[]
  component: ComponentType<SlotProps[Name]>
}

/** A slot that plugins fill: shows their parts in order. */
export type Slot<Name extends SlotName> = ComponentType<SlotProps[Name]> & {
  /** in their order, for a page that shows other things between them */
  parts: SlotPart<Name>[]
  /** queries of its parts, for the loader of the page */
  queries: (page: SlotPage<Name>) => AnyQuery[]
  /** handlers of the forms in its parts, for the action of the page */
  actions: Record<string, FormHandler>
  /** ids to which the page may link */
  anchors: string[]
}

type NamedFill<Name extends SlotName> = {
  /** of the plugin */
  plugin: string
  /** name of its file, when the plugin has several parts in the slot */
  part?: string
  fill: SlotFill<Name>
}

/** Makes a slot from its parts. The build calls it, see plugin-parts/modules.mjs; a slot without parts is null. */
export function makeSlot<Name extends SlotName>(slot: Name, fills: NamedFill<Name>[]): Slot<Name> {
  const parts = fills.map((named) => toPart(slot, named))
  return Object.assign(
    (props: SlotProps[Name]) => parts.map(({ name, component: Part }) => <Part key={name} {...props} />),
    {
      parts,
      queries: (page: SlotPage<Name>) => parts.flatMap(({ queries }) => queries(page)),
      actions: import.meta.env.SSR ? Object.assign({}, ...fills.map(({ fill }) => fill.actions)) : {},
      anchors: fills.flatMap(({ fill }) => fill.anchor ?? []),
    },
  )
}

function toPart<Name extends SlotName>(slot: Name, { plugin, part, fill }: NamedFill<Name>): SlotPart<Name> {
  const { order, queries, component: Part } = fill
  const name = `${plugin}:${part ?? slot}`
  return {
    plugin,
    name,
    order,
    queries: (page) => (queries?.(page) ?? []).map((query) => limitQuery(name, query)),
    component: (props) => (
      <WhileOn plugin={plugin}>
        {/* of smaller parts a visitor is not told that they are missing */}
        <Section name={name} isMessageShown={slot.endsWith(".sections")}>
          {import.meta.env.SSR && <QueryFailure name={name} />}
          <Part {...props} />
        </Section>
      </WhileOn>
    ),
  }
}

/** Shows its children while a plugin is switched on. */
const WhileOn = ({ plugin, children }: { plugin: string; children: ReactNode }) =>
  useShopFacts().plugins_off.includes(plugin) ? null : children

/** Fails on the server when a query of the part failed there, so that the failure is logged, counted and not cached. */
function QueryFailure({ name }: { name: string }) {
  const failure = useQueryClient().getQueryData<string>(slotFailureKey(name))
  if (failure !== undefined) throw new Error(failure)
  return null
}
