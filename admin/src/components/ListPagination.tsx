import { grouped } from "@haat/sdk/money"
import { Pagination, useListContext, useTranslate } from "react-admin"

type Range = { from: number; to: number; count: number }

/** react-admin's pages, with numbers as they are written in India, and none where rows are missing or failed. */
export const ListPagination = () => {
  const translate = useTranslate()
  const { total } = useListContext()
  if (!total) return null
  const range = ({ from, to, count: total }: Range) =>
    translate("ra.navigation.page_range_info", {
      offsetBegin: grouped(from),
      offsetEnd: grouped(to),
      total: grouped(total),
    })
  // Material UI's property, which react-admin passes on and does not name.
  const numbers: object = { labelDisplayedRows: range }
  return <Pagination rowsPerPageOptions={[]} {...numbers} />
}
