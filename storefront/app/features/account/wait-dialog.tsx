import { Dialog } from "../../components/dialog.tsx"
import { Spinner } from "../../components/spinner.tsx"
import { ENTRANCE } from "./entrance-messages.ts"

/** Shown while the server is at work; it closes by itself and only by itself. */
export const WaitDialog = ({ open, title }: { open: boolean; title: string }) => (
  <Dialog open={open} onOpenChange={() => {}} title={title} description={ENTRANCE.oneMoment} dismissible={false}>
    <Spinner label={ENTRANCE.loading} className="text-2xl text-brand" />
  </Dialog>
)
