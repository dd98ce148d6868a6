import { soundsOf } from "./sound"

const heard = (lines: string[]) =>
  new Set(lines.flatMap((words) => words.split(" ").flatMap((word) => [word, ...soundsOf(word)])))

/** For whom a thing is, how big, how many or what it costs. */
const WHICH = heard([
  "men mens man gents male purush mard mardon admi aadmi women womens woman ladies lady female mahila mahilaon aurat auraton",
  "boy boys ladka ladke ladkon girl girls ladki ladkiyon kid kids child children baby babies bachcha bachche bachchon bachha bachhon",
  "big bada bade badi large small chhota chhote chhoti mini xl xxl xs medium new naya naye nayi latest best cheap sasta saste sasti",
  "set pack combo pair size free original",
])
const COLOURS = heard([
  "red blue green yellow white black pink brown grey gray orange purple maroon golden silver",
  "lal laal neela neeli nila hara hari peela peeli safed kala kali kaala gulabi bhura narangi baingani sunehra",
])

const isOneOf = (words: Set<string>, word: string) => [word, ...soundsOf(word)].some((one) => words.has(one))

/** That this word says which one is meant, and never what. */
export const saysWhich = (word: string) => isOneOf(WHICH, word)

/** That this word may name the thing itself: neither which one it is nor its colour. */
export const mayBeNoun = (word: string) => !saysWhich(word) && !isOneOf(COLOURS, word)
