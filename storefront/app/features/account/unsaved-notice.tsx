import { Button } from "../../components/button.tsx"
import { PROFILE } from "./messages.ts"

/** Says that something was typed and not sent yet, with a way back. */
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
