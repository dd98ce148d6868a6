import type { SaveOrderFields } from "@haat/checkout/contract"
import { useQueryClient } from "@tanstack/react-query"
import { usePost } from "../../lib/backend/use-post.ts"

/**
 * Saves values for the fields of a plugin with the cart, and reloads the summary, whose charges may depend on them.
 * A rejected value is the error's `reply.errors["<plugin>.<field>"]`.
 */
export function useSaveOrderFields(plugin: string) {
  const client = useQueryClient()
  const { mutate, isPending, error } = usePost<SaveOrderFields, object>("/store/checkout/fields", {
    onSuccess: () => client.invalidateQueries({ queryKey: ["checkout"] }),
  })
  return { save: (values: SaveOrderFields["values"]) => mutate({ plugin, values }), isSaving: isPending, error }
}
