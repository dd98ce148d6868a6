import type { NewFaq } from "@haat/faqs/contract"
import ExpandIcon from "@mui/icons-material/ExpandMore"
import Box from "@mui/material/Box"
import { useTranslate } from "react-admin"
import { Preview } from "./Preview"

/** The question among the others at the foot of the home page, opened: a long answer is scrolled there too. */
export const FaqPreview = ({ question, answer }: Pick<NewFaq, "question" | "answer">) => {
  const translate = useTranslate()
  return (
    <Preview>
      <Box
        component="details"
        open
        sx={{
          border: 1,
          borderColor: "divider",
          borderRadius: "14px",
          bgcolor: "background.paper",
          overflowWrap: "anywhere",
          "&[open] svg": { rotate: "180deg" },
        }}
      >
        <Box
          component="summary"
          sx={{
            display: "flex",
            alignItems: "center",
            justifyContent: "space-between",
            gap: 2,
            minHeight: 52,
            px: 2.5,
            py: 1.5,
            fontWeight: 500,
            cursor: "pointer",
            "&::-webkit-details-marker": { display: "none" },
          }}
        >
          {question.trim() || translate("resources.faqs.questionHere")}
          <ExpandIcon aria-hidden sx={{ color: "text.secondary" }} />
        </Box>
        <Box
          role="region"
          aria-label={translate("resources.faqs.answerAsShown")}
          tabIndex={0}
          sx={{
            mb: 2,
            px: 2.5,
            maxHeight: "10rem",
            overflowY: "auto",
            color: "text.secondary",
            whiteSpace: "pre-line",
          }}
        >
          {answer.trim() || translate("resources.faqs.answerHere")}
        </Box>
      </Box>
    </Preview>
  )
}
