import { useResourceContext, useTranslate } from "react-admin"

/** Translates by the words of the resource around; `common` is put into each. */
export const useResourceTranslate = (common?: object) => {
  const translate = useTranslate()
  const resource = useResourceContext()
  return (key: string, words?: object) => translate(`resources.${resource}.${key}`, { ...common, ...words })
}
