import { DialogLink, lazyPart } from "@haat/sdk/storefront"
import { Flag } from "lucide-react"
import { PROBLEM_REPORT } from "./messages.ts"

/** The code of the form and its validation is loaded when it is first opened. */
const ReportDialog = lazyPart(() => import("./report-dialog.tsx"))

/** Opens the form that reports a problem with a product to the owner; guests can use it too. */
export const ReportProblem = ({ product_id }: { product_id: string }) => (
  <DialogLink
    to={`/report/${product_id}`}
    variant="quiet"
    size="sm"
    className="-ml-3 self-start"
    dialog={(dialog) => <ReportDialog product_id={product_id} {...dialog} />}
  >
    <Flag className="size-4" />
    {PROBLEM_REPORT.ask}
  </DialogLink>
)
