import type { Faq } from "@haat/faqs/contract"
import DeleteIcon from "@mui/icons-material/DeleteOutlined"
import Box from "@mui/material/Box"
import IconButton from "@mui/material/IconButton"
import Typography from "@mui/material/Typography"
import { useDelete, useTranslate } from "react-admin"
import { useDialogs } from "../components/dialogs"
import { EmptyState } from "../components/EmptyState"
import { useLeaving } from "../components/unsaved"
import { FaqForm } from "./FaqForm"
import { Shown } from "./Shown"

const WORDS = "resources.faqs"

/** Add a question with its answer; see and delete those there are. */
const FaqSection = () => {
  return (
    <Box sx={{ display: "grid", gap: 3 }}>
      <FaqForm />
      <Shown<Faq>
        resource="faqs"
        failed={`${WORDS}.failed`}
        empty={<EmptyState title={`${WORDS}.none`} text={`${WORDS}.noneText`} />}
      >
        {(faq, number) => <Question faq={faq} number={number} />}
      </Shown>
    </Box>
  )
}

const Question = ({ faq, number }: { faq: Faq; number: number }) => {
  const translate = useTranslate()
  const { ask, say, sayFailure } = useDialogs()
  const { reload } = useLeaving()
  const [remove] = useDelete<Faq>(
    "faqs",
    { id: faq.id, previousData: faq },
    {
      mutationMode: "pessimistic",
      onSuccess: async () => {
        await say("resources.customize.deleted", `${WORDS}.deleted`)
        // As specified: the whole page is loaded anew. The address remembers this section, the forms what they hold.
        reload()
      },
      onError: (error) => sayFailure(error),
    },
  )
  const askFirst = async () => {
    const sure = await ask({
      title: "resources.customize.sure",
      text: `${WORDS}.gone`,
      yes: "resources.customize.delete",
      danger: true,
    })
    if (sure) remove()
  }
  return (
    <Box sx={{ display: "flex", gap: 1.5, py: 1.5, borderTop: 1, borderColor: "divider", alignItems: "flex-start" }}>
      <Box sx={{ color: "text.secondary", width: 28, flexShrink: 0 }}>{number}.</Box>
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
      <IconButton onClick={askFirst} aria-label={translate(`${WORDS}.deleteOne`, { number })}>
        <DeleteIcon fontSize="small" />
      </IconButton>
    </Box>
  )
}

export default FaqSection
