import type { ProductImport } from "@haat/catalog/contract"
import { grouped } from "@haat/sdk/money"
import { useTranslate } from "react-admin"
import { Notice } from "../../components/Notice"

const WORDS = "resources.products.importing"
const WRAPS = { overflowWrap: "anywhere" } as const

type Props = { last: ProductImport; onRun: () => void; onShow: () => void }

/** Result of the last import or check, for staff who have left its dialog meanwhile. */
export const LastImport = ({ last, onRun, onShow }: Props) => {
  const translate = useTranslate()
  const { filename: file, failure: reason, state, can_run, new_categories } = last
  const count = last.added + last.changed
  const say = (word: string) =>
    translate(`${WORDS}.${word}`, { file, reason, smart_count: count, count: grouped(count) })
  if (state === "done") return <Notice severity="success" sx={WRAPS} text={say("lastDone")} />
  if (state !== "failed") {
    const show = { label: `${WORDS}.show`, onClick: onShow }
    return <Notice severity="info" sx={WRAPS} text={say("lastChecked")} action={show} />
  }
  // new categories have to be agreed to once more, with the file
  const again = can_run && !new_categories.length ? { label: `${WORDS}.again`, onClick: onRun } : undefined
  return <Notice severity="error" sx={WRAPS} text={say("lastFailed")} action={again} />
}
