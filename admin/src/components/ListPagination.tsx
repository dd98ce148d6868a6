import { grouped } from "@haat/sdk/money"
import { Pagination, useListContext, useTranslate } from "react-admin"

type Range = { from: number; to: number; count: number }

/** react-admin's pagination with Indian number format; hidden without rows. */
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
  // Material UI's prop; react-admin passes it on without a type.
  const numbers: object = { labelDisplayedRows: range }
  return <Pagination rowsPerPageOptions={[]} {...numbers} />
}
