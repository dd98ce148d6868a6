import type { StaffMember } from "@haat/back-office/contract"
import type { Role } from "@haat/sdk/roles"
import { useMutation } from "@tanstack/react-query"
import { useNotify, useRefresh, useTranslate } from "react-admin"
import { type Question, useDialogs } from "../components/dialogs"
import { useShopData } from "../data-provider"
import type { staffRequests } from "./requests"
import { roleMay, roleWord } from "./roles"

const WORDS = "resources.staff"
type Change = { run: () => Promise<unknown>; done: string; words: object }

/** Changes somebody's role, switches off their second step or lets them go, after asking; what the server rejects is said in its words. */
export const useMembers = () => {
  const data = useShopData<typeof staffRequests>()
  const translate = useTranslate()
  const notify = useNotify()
  const refresh = useRefresh()
  const { ask, sayFailure } = useDialogs()
  const { mutate, isPending } = useMutation({
    mutationFn: ({ run }: Change) => run(),
    onSuccess: (_, { done, words }) => notify(done, { type: "success", messageArgs: words }),
    onError: (error) => void sayFailure(error),
    // Roles and lists may be others now, the person's own too.
    onSettled: refresh,
  })
  const askThen = async (question: Question, change: Change) => (await ask(question)) && mutate(change)
  const nameOf = ({ name }: StaffMember, isMe: boolean) => (isMe ? translate(`${WORDS}.yourself`) : name)

  const changeRole = (member: StaffMember, role: Role, isMe: boolean) => {
    const may = translate(roleMay(role))
    return askThen(
      {
        title: `${WORDS}.changeRole.${role}`,
        text: isMe ? `${WORDS}.changeRole.noWayBack` : may,
        yes: `${WORDS}.changeRole.yes`,
        words: { name: nameOf(member, isMe), may },
      },
      {
        run: () => data.update("staff", { id: member.id, data: { role }, previousData: member }),
        done: `${WORDS}.changeRole.done`,
        words: { name: member.name, role: translate(roleWord(role)).toLowerCase() },
      },
    )
  }
  const resetSecondFactor = ({ id, name }: StaffMember) => {
    const [title, text, yes] = ["title", "text", "yes"].map((part) => `${WORDS}.reset.${part}`)
    const run = () => data.resetSecondFactor(id)
    return askThen(
      { title, text, yes, danger: true, words: { name } },
      { run, done: `${WORDS}.reset.done`, words: { name } },
    )
  }
  const remove = (member: StaffMember, isMe: boolean) =>
    askThen(
      {
        title: `${WORDS}.removal.title`,
        text: `${WORDS}.removal.text`,
        yes: `${WORDS}.remove`,
        danger: true,
        words: { name: nameOf(member, isMe) },
      },
      {
        run: () => data.delete("staff", { id: member.id, previousData: member }),
        done: `${WORDS}.removal.done`,
        words: { name: member.name },
      },
    )

  return { changeRole, resetSecondFactor, remove, busy: isPending }
}
