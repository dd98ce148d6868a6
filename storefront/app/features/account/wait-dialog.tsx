import { Dialog } from "../../components/dialog.tsx"
import { Spinner } from "../../components/spinner.tsx"

/** Shown while the server is at work; it closes by itself and only by itself. */
export const WaitDialog = ({ open, title }: { open: boolean; title: string }) => (
  <Dialog open={open} onOpenChange={() => {}} title={title} description="One moment, please." dismissible={false}>
    <Spinner label="Loading" className="text-2xl text-brand" />
  </Dialog>
)
