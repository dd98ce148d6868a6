import { useMutation, useQueryClient } from "@tanstack/react-query"
import { useTranslate } from "react-admin"
import { sentenceOf } from "../components/sentence-of"
import { useShopData } from "../data-provider"
import type { orderRequests } from "./requests"
import type { Step } from "./steps"

/** Takes an order one step further; `failure` is the server's sentence when it could not be. */
export const useMoveOrder = (id: string) => {
  const translate = useTranslate()
  const client = useQueryClient()
  const { moveOrder } = useShopData<typeof orderRequests>()
  const { mutate, isPending, variables, error, reset } = useMutation({
    mutationFn: (step: Step) => moveOrder(id, step),
    // After a rejection too: somebody else may have shipped or cancelled it.
    onSettled: () => client.invalidateQueries({ queryKey: ["orders"] }),
  })
  return {
    move: mutate,
    moving: isPending ? variables : undefined,
    failure: error ? sentenceOf(error, translate("components.failed")) : undefined,
    reset,
  }
}
