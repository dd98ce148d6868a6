import { useState } from "react"
import { type HttpError, useTranslate } from "react-admin"
import type { FieldValues } from "react-hook-form"
import { sentenceOf } from "../components/sentence-of"
import type { ReturnStep } from "./requests"
import { useMoveReturn } from "./use-move-return"

/** Sends what a form says of a return; `failure` is the server's sentence where it is about no field. */
export const useReturnForm = (id: string, step: ReturnStep, onClose: () => void) => {
  const translate = useTranslate()
  const move = useMoveReturn(id)
  const [failure, setFailure] = useState<string>()
  const send = async (fields: FieldValues) => {
    setFailure(undefined)
    try {
      await move(step, fields)
      onClose()
    } catch (error) {
      const { errors } = (error as HttpError).body ?? {}
      if (errors) return errors
      setFailure(sentenceOf(error, translate("components.failed")))
    }
  }
  return { send, failure }
}
