import { CloudOff } from "lucide-react"
import type { ReactNode } from "react"
import { Button } from "./button.tsx"
import { EmptyState } from "./empty-state.tsx"
import { COMMON } from "./messages.ts"

type ErrorStateProps = { title?: string; children?: ReactNode; onRetry: () => void; as?: "h1" | "p" }

/** A part of the page that could not be loaded, with a button to try again. */
export function ErrorState({ title = COMMON.brokenHere, children, onRetry, as }: ErrorStateProps) {
  return (
    <div role="alert">
      <EmptyState icon={CloudOff} title={title} as={as} action={<Button onClick={onRetry}>{COMMON.tryAgain}</Button>}>
        {children}
      </EmptyState>
    </div>
  )
}
