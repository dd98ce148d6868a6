import { useSearchParams } from "react-router-dom"

const KEPT = ["choice", "origin"]

/** In a form that changes a list otherwise: what it is filtered by through links. */
export function KeptFilters() {
  const [params] = useSearchParams()
  return KEPT.flatMap((name) =>
    params.getAll(name).map((value) => <input key={`${name} ${value}`} type="hidden" name={name} value={value} />),
  )
}
