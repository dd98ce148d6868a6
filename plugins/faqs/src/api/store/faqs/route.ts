import { type Locale, type LocaleQuery, localizedText } from "@haat/sdk/locale"
import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import type { Faq, ShownFaq } from "../../../contract"
import { FAQS } from "../../../modules/faqs"
import type FaqsService from "../../../modules/faqs/service"

export const GET = async (req: MedusaRequest<unknown, LocaleQuery>, res: MedusaResponse) => {
  const { locale } = req.validatedQuery
  const faqs = await req.scope.resolve<FaqsService>(FAQS).inOrder()
  res.json({ faqs: faqs.map((faq) => shownIn(locale, faq)) })
}

const shownIn = (locale: Locale, { id, question, answer, question_hi, answer_hi, rank }: Faq): ShownFaq => {
  const questionText = localizedText(locale, question, question_hi)
  const answerText = localizedText(locale, answer, answer_hi)
  const langs = {
    ...(questionText.lang && { question: questionText.lang }),
    ...(answerText.lang && { answer: answerText.lang }),
  }
  return {
    id,
    question: questionText.text,
    answer: answerText.text,
    rank,
    ...(Object.keys(langs).length > 0 && { langs }),
  }
}
