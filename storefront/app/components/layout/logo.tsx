import { Link } from "react-router-dom"

/** The awning of a market stall, and the name. */
export function Logo() {
  return (
    <Link to="/" className="flex min-h-11 items-center gap-2.5 rounded-md px-2 text-xl font-bold tracking-tight">
      <svg aria-hidden viewBox="0 0 32 32" className="size-8">
        <rect width="32" height="32" rx="8" fill="#1c4f3e" />
        <path d="M6 9h20l2 7a4 4 0 0 1-8 0 4 4 0 0 1-8 0 4 4 0 0 1-8 0z" fill="#f5b544" />
        <path d="M12.7 9h6.6l.7 7a4 4 0 0 1-8 0z" fill="#fbf7ef" />
        <path d="M8 21.5h16V26H8z" fill="#fbf7ef" />
      </svg>
      Haat
    </Link>
  )
}
