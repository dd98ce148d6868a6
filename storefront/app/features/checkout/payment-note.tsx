import type { ReactNode } from "react"
import { Button } from "../../components/button.tsx"
import { cx } from "../../lib/class-names.ts"

/** What came of an attempt to order. */
export type Note = {
  /** "calm" for what the shopper chose themselves */
  tone: "bad" | "calm"
  title: string
  message: string
  /** whether the note itself offers another try */
  retry?: boolean
}

type PaymentNoteProps = { note: Note; onRetry?: () => void; children?: ReactNode }

/** Says it above the choices, and to those who listen. */
export function PaymentNote({ note, onRetry, children }: PaymentNoteProps) {
  const bad = note.tone === "bad"
  return (
    <div role={bad ? "alert" : "status"} className={cx("rounded-lg p-5", bad ? "bg-bad-soft" : "bg-sunken")}>
      <p className={cx("font-semibold", bad && "text-bad")}>{note.title}</p>
      {note.message !== note.title && <p className="mt-1 wrap-anywhere">{note.message}</p>}
      {note.retry && onRetry && (
        <Button size="sm" variant="secondary" className="mt-4" onClick={onRetry}>
          Try again
        </Button>
      )}
      {children}
    </div>
  )
}
