import { Button } from "../../../components/button.tsx"
import { PROFILE } from "./messages.ts"

/** Shown while there are unsaved changes, with a button that discards them. */
export function UnsavedNotice({ isDirty, onDiscard }: { isDirty: boolean; onDiscard: () => void }) {
  return (
    <>
      <p role="status" className="mr-auto text-sm font-medium text-ink-soft">
        {isDirty && PROFILE.unsaved}
      </p>
      {isDirty && (
        <Button variant="quiet" onClick={onDiscard}>
          {PROFILE.discard}
        </Button>
      )}
    </>
  )
}
