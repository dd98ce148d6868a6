import type { CustomerDetail } from "@haat/checkout/contract"
import Button from "@mui/material/Button"
import { CanAccess, useDelete, useTranslate } from "react-admin"
import { useNavigate } from "react-router-dom"
import { useDialogs } from "../components/dialogs"

const KEYS = "resources.customers"

/** Erases an account at its shopper's request, after asking. */
export const Erase = ({ customer }: { customer: Pick<CustomerDetail, "id" | "name" | "email"> }) => {
  const translate = useTranslate()
  const navigate = useNavigate()
  const [remove, { isPending }] = useDelete<CustomerDetail>()
  const { ask, say, sayFailure } = useDialogs()
  const { id, name, email } = customer

  const erase = async () => {
    const question = { title: `${KEYS}.eraseTitle`, text: `${KEYS}.eraseText`, yes: `${KEYS}.eraseYes` }
    if (!(await ask({ ...question, danger: true, words: { name: name || email } }))) return
    remove(
      "customers",
      { id },
      {
        mutationMode: "pessimistic",
        onSuccess: async () => {
          await say(`${KEYS}.erasedTitle`, `${KEYS}.erased`)
          navigate("/customers", { replace: true })
        },
        onError: (error) => sayFailure(error),
      },
    )
  }
  return (
    <CanAccess resource="customers" action="delete">
      <Button variant="outlined" color="error" disabled={isPending} onClick={erase}>
        {translate(`${KEYS}.erase`)}
      </Button>
    </CanAccess>
  )
}
