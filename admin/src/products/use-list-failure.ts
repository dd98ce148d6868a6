import { useTranslate } from "react-admin"

/** What is said of a product list that failed: the shop rejected it, with its sentence, or could not be asked at all. */
export const useListFailure = () => {
  const translate = useTranslate()
  return (error: unknown): string => {
    const { status, message } = (error ?? {}) as { status?: number; message?: string }
    return status
      ? [translate("resources.products.listRejected"), message].filter(Boolean).join(" ")
      : translate("resources.products.listFailed")
  }
}
