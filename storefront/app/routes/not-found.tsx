import { data } from "react-router-dom"
import { COMMON } from "../components/messages.ts"
import { pageAction } from "../slots/page-action.ts"

/** Status 404; the frame's error boundary renders the screen. */
function throwNotFound() {
  throw data({ message: COMMON.notFoundTitle }, 404)
}

export const loader = throwNotFound
export const clientLoader = throwNotFound

export const action = pageAction()

export default function NotFound() {
  return null
}
