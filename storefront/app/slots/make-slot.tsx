import { useQueryClient } from "@tanstack/react-query"
import type { ComponentType, ReactNode } from "react"
import type { AnyQuery, PageArgs } from "../lib/backend/load-page.ts"
import type { FormHandler } from "../lib/forms/form-action.ts"
import type { SlotFill } from "./define-slot.ts"
import { limitQuery, slotFailureKey } from "./limit-query.ts"
import { SlotBoundary } from "./slot-boundary.tsx"
import type { SlotName, SlotProps } from "./slot-props.ts"

/** A slot that plugins fill: shows their parts in order. */
export type Slot<Name extends SlotName> = ComponentType<SlotProps[Name]> & {
  /** queries of its parts, for the loader of the page */
  queries: (page: PageArgs) => AnyQuery[]
  /** handlers of the forms in its parts, for the action of the page */
  actions: Record<string, FormHandler>
}

type NamedFill<Name extends SlotName> = {
  /** of the plugin */
  plugin: string
  fill: SlotFill<Name>
}

/** Makes a slot from its parts. The build calls it, see plugin-parts/modules.mjs; a slot without parts is null. */
export function makeSlot<Name extends SlotName>(slot: Name, fills: NamedFill<Name>[]): Slot<Name> {
  const parts = fills.map(({ plugin, fill }) => ({ ...fill, name: `${plugin}:${slot}` }))
  return Object.assign(
    (props: SlotProps[Name]) =>
      parts.map(({ name, component: Part }) => (
        // of smaller parts a visitor is not told that they are missing
        <SlotBoundary key={name} name={name} isMessageShown={slot.endsWith(".sections")}>
          <LoadedPart name={name}>
            <Part {...props} />
          </LoadedPart>
        </SlotBoundary>
      )),
    {
      queries: (page: PageArgs) =>
        parts.flatMap(({ name, queries }) => (queries?.(page) ?? []).map((query) => limitQuery(name, query))),
      actions: Object.assign({}, ...parts.map((part) => part.actions)),
    },
  )
}

/** Fails on the server when a query of the part failed there, so that the failure is logged, counted and not cached. */
function LoadedPart({ name, children }: { name: string; children: ReactNode }) {
  const failure = useQueryClient().getQueryData<string>(slotFailureKey(name))
  if (import.meta.env.SSR && failure !== undefined) throw new Error(failure)
  return children
}
