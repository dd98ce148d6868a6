import { data } from "react-router-dom"
import { COMMON } from "../components/messages.ts"

/** Status 404; the frame's error boundary renders the screen. */
export function loader() {
  throw data({ message: COMMON.notFoundTitle }, 404)
}

export function clientLoader() {
  throw data({ message: COMMON.notFoundTitle }, 404)
}

export default function NotFound() {
  return null
}
