import { grouped } from "@haat/sdk/money"
import { useTranslate } from "react-admin"
import { CheckBox } from "../../components/CheckBox"
import { Notice } from "../../components/Notice"

type Props = { count: number; areNew: boolean; onChange: (areNew: boolean) => void }

const WORDS = "resources.products.importing"

/** Rows that were found by name alone: they change those products and add variants, or are products of their own. */
export const SameNames = ({ count, areNew, onChange }: Props) => {
  const translate = useTranslate()
  const words = { smart_count: count, count: grouped(count) }
  return (
    <Notice severity="info" text={translate(`${WORDS}.${areNew ? "sameNamesNew" : "sameNames"}`, words)}>
      <CheckBox label={translate(`${WORDS}.addAsNew`)} checked={areNew} onChange={onChange} />
    </Notice>
  )
}
