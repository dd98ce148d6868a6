import { useResourceContext, useTranslate } from "react-admin"

/** Translates keys of the resource in context; `common` values go into every message. */
export const useResourceTranslate = (common?: object) => {
  const translate = useTranslate()
  const resource = useResourceContext()
  return (key: string, words?: object) => translate(`resources.${resource}.${key}`, { ...common, ...words })
}
