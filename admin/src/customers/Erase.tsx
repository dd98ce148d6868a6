import type { CustomerDetail } from "@haat/checkout/contract"
import { CanAccess, useDelete } from "react-admin"
import { useNavigate } from "react-router-dom"
import { ActionButton } from "../components/ActionButton"
import { useDialogs } from "../components/dialogs"
import { FAIL_OFFLINE } from "../components/use-change"

const WORDS = "resources.customers"

/** Erases an account at its shopper's request, after asking. */
export const Erase = ({ id, name, email }: Pick<CustomerDetail, "id" | "name" | "email">) => {
  const [erase] = useDelete(undefined, undefined, FAIL_OFFLINE)
  const { say } = useDialogs()
  const navigate = useNavigate()
  return (
    <CanAccess resource="customers" action="delete">
      <ActionButton
        label={`${WORDS}.erase`}
        variant="outlined"
        color="error"
        question={{
          title: `${WORDS}.eraseTitle`,
          text: `${WORDS}.eraseText`,
          yes: `${WORDS}.eraseYes`,
          danger: true,
          words: { name: name || email },
        }}
        action={async () => {
          await erase("customers", { id }, { returnPromise: true })
          await say(`${WORDS}.erasedTitle`, `${WORDS}.erased`)
          navigate("/customers", { replace: true })
        }}
      />
    </CanAccess>
  )
}
