import { useEffect } from "react"

/** Names the page; without a title it keeps the one it has. */
export const useTitle = (title: string | undefined) => {
  useEffect(() => {
    if (title) document.title = `${title} · Admin Panel`
  }, [title])
}
