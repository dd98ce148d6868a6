import { Link } from "react-router-dom"

/** The awning of a market stall, and the name. */
export function Logo() {
  return (
    <Link to="/" className="flex min-h-11 items-center gap-2.5 rounded-md px-2 text-xl font-bold tracking-tight">
      <img src="/favicon.svg" alt="" width={32} height={32} />
      Haat
    </Link>
  )
}
