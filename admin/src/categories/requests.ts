import { request } from "../http-client"

/** The categories' part of the data provider. */
export const categoryRequests = {
  /** Deletes a category that is still called `was`, after its products went to another; rejects with the server's sentence. */
  removeCategory: (id: string, query: { was: string; products_to?: string }) =>
    request<void>(`categories/${encodeURIComponent(id)}?${new URLSearchParams(query)}`, { method: "DELETE" }),
}
