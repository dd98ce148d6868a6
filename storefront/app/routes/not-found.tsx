import { data } from "react-router-dom"

/** Answers with status 404 and leaves the drawing to the frame's error boundary. */
export function loader() {
  throw data({ message: "404 not found!" }, 404)
}

export function clientLoader() {
  throw data({ message: "404 not found!" }, 404)
}

export default function NotFound() {
  return null
}
