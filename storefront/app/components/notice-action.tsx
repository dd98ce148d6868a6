import { Link } from "react-router-dom"
import type { NoticeLink } from "../lib/notify.ts"

type NoticeActionProps = {
  link: NoticeLink
  /** The message stays while the link has the focus, as it does under the mouse. */
  onFocus: () => void
  onBlur: () => void
  onFollow: () => void
}

/** The link at the end of a short message. */
export const NoticeAction = ({ link, onFollow, ...focus }: NoticeActionProps) => (
  <Link
    to={link.to}
    onClick={onFollow}
    className="-my-2 ml-auto inline-flex min-h-11 shrink-0 items-center rounded-sm px-2 font-semibold underline focus-visible:outline-2 focus-visible:outline-canvas"
    {...focus}
  >
    {link.label}
  </Link>
)
