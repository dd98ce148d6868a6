import { type UseMutationOptions, useMutation } from "@tanstack/react-query"
import { sdk } from "./sdk.ts"

/**
 * A mutation that posts its variables to this path. It is sent even when the browser reports that it is offline.
 */
export const usePost = <Body extends object, Result>(
  path: string,
  options?: Pick<UseMutationOptions<Result, Error, Body>, "onSuccess" | "onError" | "onSettled">,
) =>
  useMutation({
    networkMode: "always",
    mutationFn: (body: Body) => sdk.client.fetch<Result>(path, { method: "POST", body }),
    ...options,
  })
