import { messages as components } from "../components/messages.hi"
import { messages as join } from "../join/messages.hi"
import { messages as layout } from "../layout/messages.hi"
import type { english } from "./english"
import { raHindi } from "./ra-hindi"
import { collectWords } from "./resource-words"

/** All words of the back office in Hindi, loaded when it is chosen. The English file types each `messages.hi.ts`. */
export const hindi: typeof english = {
  ra: raHindi,
  components,
  join,
  layout,
  resources: collectWords(
    import.meta.glob(["../*/messages.hi.ts", "!../{components,join,layout}/messages.hi.ts"], { eager: true }),
  ),
}
