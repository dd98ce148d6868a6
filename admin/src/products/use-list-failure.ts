import { useTranslate } from "react-admin"

/** Explains why a product list failed: the server's sentence, or that the shop could not be reached. */
export const useListFailure = () => {
  const translate = useTranslate()
  return (error: unknown): string => {
    const { status, message } = (error ?? {}) as { status?: number; message?: string }
    return status
      ? [translate("resources.products.listRejected"), message].filter(Boolean).join(" ")
      : translate("resources.products.listFailed")
  }
}
