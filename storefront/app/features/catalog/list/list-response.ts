import type { ProductList } from "@haat/search/contract"
import type { FetchQueryOptions, QueryKey } from "@tanstack/react-query"
import { data } from "react-router-dom"
import { isPastEnd } from "../../../components/past-end.ts"
import { loadedData } from "../../../lib/backend/load-queries.ts"

type Shown = Pick<ProductList, "page"> & { products: unknown[] }

/** Whether the address of a list names a page that it does not have; false until the list is there. */
export const isListPastEnd = (list: Shown | undefined) =>
  list !== undefined && isPastEnd(list.page, list.products.length)

/** For a `loader`: what it has loaded, with status 404 for a page past the end of the list. */
export const listResponse = <Loaded extends Parameters<typeof loadedData>[1], T extends Shown, Key extends QueryKey>(
  loaded: Loaded,
  list: FetchQueryOptions<T, Error, T, Key>,
) => data(loaded, isListPastEnd(loadedData(list, loaded)) ? 404 : 200)
