import { Dialog } from "../../../components/dialog.tsx"
import { Spinner } from "../../../components/spinner.tsx"
import { AUTHENTICATION } from "./messages.ts"

/** Open while a request is under way; it cannot be dismissed. */
export const WaitDialog = ({ open, title }: { open: boolean; title: string }) => (
  <Dialog open={open} onOpenChange={() => {}} title={title} description={AUTHENTICATION.oneMoment} dismissible={false}>
    <Spinner label={AUTHENTICATION.loading} className="text-2xl text-brand" />
  </Dialog>
)
