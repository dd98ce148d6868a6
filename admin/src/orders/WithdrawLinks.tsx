import Alert from "@mui/material/Alert"
import Box from "@mui/material/Box"
import Button from "@mui/material/Button"
import { CanAccess, useNotify, useTranslate } from "react-admin"
import { useDialogs } from "../components/dialogs"
import type { Step } from "./steps"
import { useMoveOrder } from "./use-move-order"

const WITHDRAW: Step = { name: "withdrawLinks", path: "withdrawn-links", body: {} }

/** Withdraws the links by which whoever has a mail follows the order. */
export const WithdrawLinks = ({ id }: { id: string }) => {
  const translate = useTranslate()
  const notify = useNotify()
  const { ask } = useDialogs()
  const { move, moving, failure } = useMoveOrder(id)
  const words = (part: string) => translate(`resources.orders.steps.withdrawLinks.${part}`)
  const withdraw = async () => {
    const [title, text, yes, no] = ["title", "text", "yes", "no"].map(words)
    if (await ask({ title, text, yes, no }))
      move(WITHDRAW, { onSuccess: () => notify("resources.orders.linksWithdrawn", { type: "success" }) })
  }
  return (
    <CanAccess resource="orders" action="edit">
      <Box>
        {failure && <Alert severity="error">{failure}</Alert>}
        <Button size="small" loading={!!moving} onClick={withdraw}>
          {words("yes")}
        </Button>
      </Box>
    </CanAccess>
  )
}
