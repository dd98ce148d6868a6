import { useQueryErrorResetBoundary } from "@tanstack/react-query"
import { Component, type ReactNode, Suspense } from "react"
import { Button } from "./button.tsx"
import { COMMON } from "./messages.ts"

type SectionProps = {
  /** In kebab-case, or of plugin and slot, for the log and the metrics. */
  name: string
  /** False for a small part whose failure visitors are not told. */
  isMessageShown?: boolean
  children: ReactNode
}

/**
 * A part of a page that can fail alone: a message replaces it. React renders a part that failed on the server again in
 * the browser; a part that fails there has a retry button.
 */
export function Section({ name, isMessageShown = true, children }: SectionProps) {
  const { reset } = useQueryErrorResetBoundary()
  return (
    <SectionBoundary name={name} isMessageShown={isMessageShown} onRetry={reset}>
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
    </SectionBoundary>
  )
}

type SectionBoundaryProps = SectionProps & { onRetry: () => void }

/** The server finds it by this name in the component stacks of errors; see entry.server.tsx. */
class SectionBoundary extends Component<SectionBoundaryProps, { hasFailed: boolean }> {
  state = { hasFailed: false }

  static getDerivedStateFromError() {
    return { hasFailed: true }
  }

  componentDidCatch(error: unknown) {
    console.error(`Failed to render ${this.props.name}`, error)
    // sections of plugins are named by plugin and part
    if (this.props.name.includes(":"))
      void import("../lib/report-part-failure.ts").then(({ reportFailure }) => reportFailure(this.props.name, error))
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
