import type { Faq } from "@haat/faqs/contract"
import Box from "@mui/material/Box"
import Typography from "@mui/material/Typography"
import { useDialogs } from "../components/dialogs"
import { useLeaving } from "../components/unsaved"
import { FaqForm } from "./FaqForm"
import { DeleteButton, Rows } from "./Rows"

/** Add a question with its answer; see and delete those there are. */
const FaqSection = () => (
  <Box sx={{ display: "grid", gap: 3 }}>
    <FaqForm />
    <Rows<Faq> resource="faqs">{(faq, place) => <Question faq={faq} place={place} />}</Rows>
  </Box>
)

const Question = ({ faq, place }: { faq: Faq; place: number }) => {
  const { say } = useDialogs()
  const { reload } = useLeaving()
  const onSuccess = async () => {
    await say("resources.customize.deleted", "resources.faqs.deleted")
    // As specified: the whole page is loaded anew. The address remembers this section, the forms what they hold.
    reload()
  }
  return (
    <Box sx={{ display: "flex", gap: 1.5, py: 1.5, borderTop: 1, borderColor: "divider", alignItems: "flex-start" }}>
      <Box sx={{ color: "text.secondary", width: 28, flexShrink: 0 }}>{place}.</Box>
      <Box sx={{ flex: 1, minWidth: 0, overflowWrap: "anywhere" }}>
        <Typography variant="h3">{faq.question}</Typography>
        <Typography sx={{ color: "text.secondary", whiteSpace: "pre-line", mt: 0.5 }}>{faq.answer}</Typography>
        {(faq.question_hi || faq.answer_hi) && (
          <Box lang="hi" sx={{ mt: 1.5, color: "text.secondary" }}>
            <Typography sx={{ fontWeight: 500 }}>{faq.question_hi}</Typography>
            <Typography sx={{ whiteSpace: "pre-line", mt: 0.5 }}>{faq.answer_hi}</Typography>
          </Box>
        )}
      </Box>
      <DeleteButton record={faq} place={place} onSuccess={onSuccess} />
    </Box>
  )
}

export default FaqSection
