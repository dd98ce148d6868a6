import { useLocation, useNavigate } from "react-router-dom"

/** Back to where the person came from, or to `otherwise` when this is the first screen they opened. */
export const useGoBack = (otherwise: string) => {
  const navigate = useNavigate()
  const { key } = useLocation()
  return () => (key === "default" ? navigate(otherwise) : navigate(-1))
}
