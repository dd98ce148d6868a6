import type { Client, TestResponse } from "./client.ts"

/**
 * Changes a product as the back office's form does: on top of what it is now. An unknown product's response is a 409.
 */
export const editProduct = async (
  owner: Pick<Client, "get" | "put">,
  id: string,
  changes: Record<string, unknown>,
): Promise<TestResponse> => {
  const path = `/back-office/products/${id}`
  const { body } = await owner.get(path)
  return owner.put(path, { ...changes, updated_at: body.updated_at ?? new Date().toISOString() })
}
