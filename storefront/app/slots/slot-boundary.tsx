import { useQueryErrorResetBoundary } from "@tanstack/react-query"
import { Component, type ReactNode, Suspense } from "react"
import { Button } from "../components/button.tsx"
import { COMMON } from "../components/messages.ts"

type SlotBoundaryProps = {
  /** plugin and slot, for the log and the metrics */
  name: string
  /** replaces a part that failed in the browser; on the server it is hidden until the browser has tried again */
  isMessageShown: boolean
  children: ReactNode
}

/** A part of a slot that can fail alone, on the server and in the browser. */
export function SlotBoundary({ name, isMessageShown, children }: SlotBoundaryProps) {
  const { reset } = useQueryErrorResetBoundary()
  return (
    <FailureBoundary name={name} isMessageShown={isMessageShown} onRetry={reset}>
      {/* the server waits for each part, so its fallback is shown for one that failed */}
      <Suspense
        fallback={
          import.meta.env.SSR ? (
            <p data-failed-section={name} hidden={!isMessageShown} className="text-ink-soft">
              {COMMON.sectionFailed}
            </p>
          ) : null
        }
      >
        {children}
      </Suspense>
    </FailureBoundary>
  )
}

type FailureBoundaryProps = SlotBoundaryProps & { onRetry: () => void }

/** The server finds parts by this name in the component stacks of errors; see entry.server.tsx. */
class FailureBoundary extends Component<FailureBoundaryProps, { hasFailed: boolean }> {
  state = { hasFailed: false }

  static getDerivedStateFromError() {
    return { hasFailed: true }
  }

  componentDidCatch(error: unknown) {
    console.error(`Failed to render ${this.props.name}`, error)
  }

  retry = () => {
    this.props.onRetry()
    this.setState({ hasFailed: false })
  }

  render() {
    if (!this.state.hasFailed) return this.props.children
    if (!this.props.isMessageShown) return null
    return (
      <div role="alert">
        <p className="text-ink-soft">{COMMON.sectionFailed}</p>
        <Button variant="quiet" size="sm" onClick={this.retry}>
          {COMMON.tryAgain}
        </Button>
      </div>
    )
  }
}
