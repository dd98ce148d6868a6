import { useEffect, useRef, useState } from "react"
import { useLocation } from "react-router-dom"

/** After a change of page the focus starts at its content, and a screen reader hears where it is. */
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
