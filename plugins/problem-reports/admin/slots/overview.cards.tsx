import type { ProblemReportsTodo } from "@haat/problem-reports/contract"
import { dateTime, defineSlot, type Slots, TodoPanel } from "@haat/sdk/admin"
import { grouped } from "@haat/sdk/money"
import { useTranslate } from "react-admin"

const REPORTS = "resources.problem-reports.overview"
const COMPLAINTS = "resources.complaints.overview"

const OpenReports = ({ todo }: Slots["overview.cards"]) => {
  const { problem_reports: reports, complaints } = todo as ProblemReportsTodo
  const translate = useTranslate()
  return (
    <>
      <TodoPanel
        title={`${REPORTS}.title`}
        number={translate(`${REPORTS}.open`, { count: grouped(reports.count) })}
        rows={reports.rows.map(({ id, product_name, message, created_at }) => ({
          id,
          to: `/problem-reports/${encodeURIComponent(id)}/show`,
          title: product_name || translate(`${REPORTS}.shop`),
          below: message,
          end: dateTime(created_at),
        }))}
        empty={`${REPORTS}.none`}
      />
      <TodoPanel
        title={`${COMPLAINTS}.title`}
        number={translate(`${COMPLAINTS}.count`, {
          open: grouped(complaints.count),
          overdue: grouped(complaints.overdue),
        })}
        rows={complaints.rows.map(({ id, number, name, message, close_by }) => ({
          id,
          to: `/complaints/${encodeURIComponent(id)}/show`,
          title: `${number} ${name}`,
          below: message,
          end: dateTime(close_by),
        }))}
        empty={`${COMPLAINTS}.none`}
      />
    </>
  )
}

export default defineSlot("overview.cards", { order: 10, component: OpenReports })
