import { useTranslate } from "react-admin"

/** Returns the message for a failed product list: the server's, or that the shop cannot be reached. */
export const useListFailure = () => {
  const translate = useTranslate()
  return (error: unknown): string => {
    const { status, message } = (error ?? {}) as { status?: number; message?: string }
    return status
      ? [translate("resources.products.listRejected"), message].filter(Boolean).join(" ")
      : translate("resources.products.listFailed")
  }
}
