import type { Faq } from "@haat/faqs/contract"
import DeleteIcon from "@mui/icons-material/DeleteOutlined"
import Alert from "@mui/material/Alert"
import Box from "@mui/material/Box"
import Button from "@mui/material/Button"
import IconButton from "@mui/material/IconButton"
import Typography from "@mui/material/Typography"
import { useDataProvider, useGetList } from "react-admin"
import { useDialogs } from "../components/dialogs"
import { EmptyState } from "../components/EmptyState"
import { useLeaving } from "../components/unsaved"
import { sentenceOf } from "../fetch-back-office"
import { Waiting } from "../layout/Waiting"
import { FaqForm } from "./FaqForm"
import { MESSAGES } from "./messages"

const { faq: SAYS } = MESSAGES

/** Add a question with its answer; see and delete those there are. */
const FaqSection = () => {
  const { data, error, refetch } = useGetList<Faq>("faqs", {
    pagination: { page: 1, perPage: 100 },
    sort: { field: "rank", order: "ASC" },
  })
  return (
    <Box sx={{ display: "grid", gap: 3 }}>
      <FaqForm onAdded={refetch} />
      {error ? (
        <Alert severity="error" action={<Button onClick={() => refetch()}>Try again</Button>}>
          {SAYS.failed}
        </Alert>
      ) : !data ? (
        <Waiting />
      ) : data.length ? (
        <Box component="ol" aria-label="Questions" sx={{ listStyle: "none", m: 0, p: 0 }}>
          {data.map((faq, at) => (
            <Row key={faq.id} faq={faq} number={at + 1} />
          ))}
        </Box>
      ) : (
        <EmptyState title={SAYS.none} text={SAYS.noneText} />
      )}
    </Box>
  )
}

const Row = ({ faq, number }: { faq: Faq; number: number }) => {
  const data = useDataProvider()
  const { ask, say } = useDialogs()
  const { reload } = useLeaving()
  const remove = async () => {
    const sure = await ask({ title: MESSAGES.sure, text: SAYS.gone, yes: "Delete", no: "Cancel", danger: true })
    if (!sure) return
    try {
      await data.delete("faqs", { id: faq.id, previousData: faq })
      await say(MESSAGES.deleted, SAYS.deleted)
      // As specified: the whole page is loaded anew. The address remembers this section, the forms what they hold.
      reload()
    } catch (error) {
      await say(MESSAGES.wrong, sentenceOf(error, SAYS.failed))
    }
  }
  return (
    <Box
      component="li"
      sx={{ display: "flex", gap: 1.5, py: 1.5, borderTop: 1, borderColor: "divider", alignItems: "flex-start" }}
    >
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
      <IconButton onClick={remove} aria-label={`Delete question ${number}`}>
        <DeleteIcon fontSize="small" />
      </IconButton>
    </Box>
  )
}

export default FaqSection
