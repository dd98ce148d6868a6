import type { CodeReason } from "@haat/checkout/contract"
import type { ReactNode } from "react"
import { useLocation } from "react-router-dom"
import { Button, ButtonLink } from "../../components/button.tsx"
import { COMMON } from "../../components/messages.ts"
import { FetchError, isClientError } from "../../lib/backend/sdk.ts"
import { useSentence } from "../../lib/backend/use-sentence.ts"
import { cx } from "../../lib/class-names.ts"
import { CHECKOUT } from "./messages.ts"
import { listProblems } from "./rejected-fields.ts"

/** A message about an attempt to order. */
export type Note = {
  /** "calm" for what the shopper did themselves, such as closing the window */
  tone: "bad" | "calm"
  title: string
  message: string
  /** all reasons when there are several; `message` is the first */
  problems?: CodeReason[]
  /** the failure of the request; its reply may name inputs */
  error?: unknown
  /** the button in the note: try again, or log in */
  offer?: "retry" | "login"
}

/** The session has ended during checkout. */
export const isSignedOut = (error: unknown) => error instanceof FetchError && error.status === 401

export const LOGIN_REQUIRED: Note = {
  tone: "calm",
  title: CHECKOUT.loginRequired,
  message: CHECKOUT.pleaseLogin,
  offer: "login",
}

/** The note for a failed request: asks to log in, or shows the server's message for a client error. */
export const failureNote = (error: unknown, title: string, offer?: "retry"): Note =>
  isSignedOut(error)
    ? LOGIN_REQUIRED
    : {
        tone: "bad",
        title,
        message: isClientError(error) ? error.message : CHECKOUT.somethingWrong,
        problems: severalProblems(error),
        error,
        offer,
      }

/** Reasons of plugins that do not accept an order; undefined unless there are several. */
const severalProblems = (error: unknown): CodeReason[] | undefined => {
  const problems = listProblems(error)
  return problems.length > 1 ? problems : undefined
}

const Problem = ({ problem }: { problem: CodeReason }) => <li>{useSentence(problem)}</li>

type PaymentNoteProps = { note: Note; onRetry?: () => void; children?: ReactNode }

/** Shows a note beside the button and announces it to screen readers. */
export function PaymentNote({ note, onRetry, children }: PaymentNoteProps) {
  const { pathname, search } = useLocation()
  const bad = note.tone === "bad"
  return (
    <div role={bad ? "alert" : "status"} className={cx("rounded-md p-4 text-sm", bad ? "bg-bad-soft" : "bg-sunken")}>
      <p className={cx("font-semibold", bad && "text-bad")}>{note.title}</p>
      {note.problems ? (
        <ul className="mt-1 list-disc space-y-1 pl-5 wrap-anywhere">
          {note.problems.map((problem) => (
            <Problem key={problem.code} problem={problem} />
          ))}
        </ul>
      ) : (
        note.message !== note.title && <p className="mt-1 wrap-anywhere">{note.message}</p>
      )}
      {note.offer === "login" && (
        <ButtonLink
          reloadDocument
          size="sm"
          variant="secondary"
          className="mt-4"
          to={`/login?next=${encodeURIComponent(pathname + search)}`}
        >
          {CHECKOUT.logIn}
        </ButtonLink>
      )}
      {note.offer === "retry" && (
        <Button size="sm" variant="secondary" className="mt-4" onClick={onRetry}>
          {COMMON.tryAgain}
        </Button>
      )}
      {children}
    </div>
  )
}
