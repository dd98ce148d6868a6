import { Component, type ComponentType, type ErrorInfo, lazy, type ReactNode, Suspense, useState } from "react"
import { useTranslate } from "react-admin"
import { RetryNotice } from "../components/Notice"
import { usePluginsOff } from "../session/plugins-off"
import type { Fill, SlotName, Slots } from "./slots"

/** A fill as the build finds it; its component is fetched when the slot first renders. */
export type FoundFill<Name extends SlotName> = { plugin: string; load: () => Promise<{ default: Fill<Name> }> }

type FailureProps = { plugin: string; onRetry: () => void }

/** Stands in for a fill that failed. */
export const FillFailure = ({ plugin, onRetry }: FailureProps) => (
  <RetryNotice text={useTranslate()("components.fillFailed", { plugin })} onRetry={onRetry} />
)

type BoundaryProps = { name: string; failure: ReactNode; children: ReactNode }

/** Keeps an error of a fill from the screen around it, and logs whose it is. */
class FillBoundary extends Component<BoundaryProps, { isFailed: boolean }> {
  state = { isFailed: false }
  static getDerivedStateFromError = () => ({ isFailed: true })
  componentDidCatch(error: Error, { componentStack }: ErrorInfo) {
    console.error(`${this.props.name} failed:`, error, componentStack)
  }
  render() {
    return this.state.isFailed ? this.props.failure : this.props.children
  }
}

/** Returns the component of a slot: its fills in their order, each fetched, shown and failing on its own. */
export const fillSlot = <Name extends SlotName>(
  slot: Name,
  fills: FoundFill<Name>[],
  Failure: ComponentType<FailureProps> = FillFailure,
): ComponentType<Slots[Name]> => {
  const parts = fills.map((fill) => ({ ...fill, Part: lazyPart(fill) }))
  const FilledSlot = (props: Slots[Name]) =>
    parts.map((part) => <FilledPart key={part.plugin} slot={slot} part={part} props={props} Failure={Failure} />)
  return FilledSlot
}

const lazyPart = <Name extends SlotName>({ load }: FoundFill<Name>) =>
  lazy(async () => ({ default: (await load()).default.component })) as ComponentType<Slots[Name]>

type PartProps<Name extends SlotName> = {
  slot: Name
  part: FoundFill<Name> & { Part: ComponentType<Slots[Name]> }
  props: Slots[Name]
  Failure: ComponentType<FailureProps>
}

const FilledPart = <Name extends SlotName>({ slot, part, props, Failure }: PartProps<Name>) => {
  const { plugin, Part: firstPart } = part
  // A retry fetches the component again: a failed fetch is kept by `lazy`.
  const [{ attempt, Part }, setPart] = useState({ attempt: 0, Part: firstPart })
  const off = usePluginsOff()
  const retry = () => setPart({ attempt: attempt + 1, Part: lazyPart(part) })
  if (!off || off.includes(plugin)) return null
  return (
    <FillBoundary
      key={attempt}
      name={`The part of ${plugin} in the slot ${slot}`}
      failure={<Failure plugin={plugin} onRetry={retry} />}
    >
      <Suspense fallback={null}>
        <Part {...props} />
      </Suspense>
    </FillBoundary>
  )
}
