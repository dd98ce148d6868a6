import { useShopData } from "../data-provider"
import type { Step } from "./steps"

/** Takes an order one step further; rejects with a sentence for each field, or with 409 when it cannot be. */
export const useMoveOrder = () => {
  const { request } = useShopData()
  return (id: string, { path, body }: Pick<Step, "path" | "body">) =>
    request(`orders/${encodeURIComponent(id)}/${path}`, { method: "POST", body })
}
