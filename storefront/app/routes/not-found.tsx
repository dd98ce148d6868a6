import { data } from "react-router-dom"
import { COMMON } from "../components/messages.ts"

/** Answers with status 404 and leaves the drawing to the frame's error boundary. */
export function loader() {
  throw data({ message: COMMON.notFoundTitle }, 404)
}

export function clientLoader() {
  throw data({ message: COMMON.notFoundTitle }, 404)
}

export default function NotFound() {
  return null
}
