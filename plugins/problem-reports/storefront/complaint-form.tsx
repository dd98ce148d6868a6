import { Complain, type MadeComplaint } from "@haat/problem-reports/contract"
import { MessageForm, TextArea, TextField, useSender } from "@haat/sdk/storefront"
import { COMPLAINT } from "./complaint-messages.ts"

export type ComplaintReply = { complaint: MadeComplaint }

/** Route of the backend that the form is sent to. */
export const PATH = "/store/complaints"
const EMPTY = { order_number: "", message: "" }

export const sentence = ({ complaint }: ComplaintReply) => COMPLAINT.sent(complaint.number)

/** The form of a complaint to the grievance officer; guests can use it too. */
export function ComplaintForm() {
  const { key, ...sender } = useSender()
  return (
    <section id="complaint" className="mt-8">
      <h2 className="mb-5 text-xl font-semibold">{COMPLAINT.title}</h2>
      <MessageForm
        key={key}
        name="complaint"
        action="#complaint"
        path={PATH}
        contract={Complain}
        defaultValues={{ ...sender, ...EMPTY }}
        emptied={EMPTY}
        submitLabel={COMPLAINT.send}
        sent={sentence}
        failed={(reason) => reason || COMPLAINT.failed}
      >
        {(field) => (
          <>
            <TextField label={COMPLAINT.name} autoComplete="name" {...field("name")} />
            <TextField label={COMPLAINT.email} type="email" autoComplete="email" {...field("email")} />
            <TextField label={COMPLAINT.orderNumber} className="sm:col-span-2" {...field("order_number")} />
            <TextArea label={COMPLAINT.message} className="sm:col-span-2" {...field("message")} />
          </>
        )}
      </MessageForm>
    </section>
  )
}
