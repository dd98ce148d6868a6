import { useTranslate } from "react-admin"

/** What is said of a product list that failed: the shop refused, with its sentence, or could not be asked at all. */
export const useListFailure = () => {
  const translate = useTranslate()
  return (error: unknown): string => {
    const { status, message } = (error ?? {}) as { status?: number; message?: string }
    return status
      ? [translate("resources.products.listRefused"), message].filter(Boolean).join(" ")
      : translate("resources.products.listFailed")
  }
}
