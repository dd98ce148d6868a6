import { useEffect, useRef, useState } from "react"
import { useLocation } from "react-router-dom"

/** After a change of page moves the focus to the content and announces the title to screen readers. */
export function RouteFocus() {
  const { pathname, hash } = useLocation()
  const last = useRef(pathname)
  const [title, setTitle] = useState("")
  useEffect(() => {
    if (last.current === pathname) return
    last.current = pathname
    setTitle(document.title)
    if (!hash) document.getElementById("main")?.focus({ preventScroll: true })
  }, [pathname, hash])
  return (
    <p role="status" className="sr-only">
      {title}
    </p>
  )
}
