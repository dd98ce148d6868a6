import type { Subscribe } from "@haat/newsletter/contract"
import { useMutation } from "@tanstack/react-query"
import { sdk } from "../../lib/sdk.ts"

/** Adds an address to the readers of the newsletter. */
export const useSubscribe = () =>
  useMutation({
    networkMode: "always",
    mutationFn: (body: Subscribe) =>
      sdk.client.fetch<{ message: string }>("/store/newsletter", { method: "POST", body }),
  })
