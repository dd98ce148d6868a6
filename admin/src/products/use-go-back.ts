import { useState } from "react"
import { useLocation, useNavigate } from "react-router-dom"

/** Back to where the person came from, or to `otherwise` when this is the first screen they opened. */
export const useGoBack = (otherwise: string) => {
  const navigate = useNavigate()
  // Tabs of a form replace the address under which the screen was opened.
  const [{ key }] = useState(useLocation())
  return () => (key === "default" ? navigate(otherwise) : navigate(-1))
}
