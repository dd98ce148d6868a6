import { useLocale, useTranslate } from "react-admin"
import { messages as english } from "./words"
import { messages as hindi } from "./words.hi"

/** This screen's words, loaded with it and not with the first one. */
export const useWords = () => {
  const translate = useTranslate()
  const words = useLocale() === "hi" ? hindi : english
  return (key: string, values?: number | object) => {
    const found = key.split(".").reduce<unknown>((part, name) => (part as Record<string, unknown>)?.[name], words)
    return translate(typeof found === "string" ? found : key, values)
  }
}
