/** Builds plain text from parts of HTML: at most one blank line in a row, and none inside a list or a table cell. */
export class TextWriter {
  text = ""
  readonly #hasBareLines: boolean
  /** Line breaks that come before the next word. */
  #breaks = 0
  #hasSpace = false
  #isItemOpen = false
  #isInCell = false
  #isAfterCell = false
  #lists = 0

  /** @param hasBareLines keeps the line breaks of the text itself */
  constructor(hasBareLines: boolean) {
    this.#hasBareLines = hasBareLines
  }

  write(words: string) {
    if (!this.#hasBareLines) return this.#writeWords(words)
    for (const [at, line] of words.split(/\r\n?|\n/).entries()) {
      if (at) this.breakLine()
      this.#writeWords(line)
    }
  }

  breakLine() {
    if (this.#isInCell) this.#hasSpace = true
    else if (this.#lists) this.#breaks = Math.max(this.#breaks, this.#isItemOpen ? 0 : 1)
    else this.#breaks = Math.min(2, this.#breaks + 1)
  }

  endBlock(breaks: number) {
    if (this.#isInCell && breaks < 2) this.#hasSpace = true
    if (this.#isInCell || this.#isItemOpen) return
    this.#isAfterCell = false
    this.#breaks = Math.max(this.#breaks, this.#lists ? 1 : breaks)
  }

  startItem() {
    this.endBlock(1)
    this.#isItemOpen = true
  }

  endItem() {
    this.#isItemOpen = false
    this.#breaks = Math.max(this.#breaks, 1)
  }

  nestList(by: number) {
    this.#lists = Math.max(0, this.#lists + by)
    if (!this.#lists) this.endBlock(2)
  }

  startCell() {
    this.#isInCell = true
  }

  endCell() {
    this.#isInCell = false
    this.#isAfterCell = true
  }

  #writeWords(words: string) {
    const collapsed = words.replace(/[\s\u00a0]+/g, " ")
    if (collapsed.startsWith(" ")) this.#hasSpace = true
    if (!collapsed.trim()) return
    this.text += this.#takeSeparator() + collapsed.trim()
    this.#hasSpace = collapsed.endsWith(" ")
  }

  /** Returns the separator between the last word and the next, and resets it. */
  #takeSeparator(): string {
    const isItem = this.#isItemOpen
    const breaks = this.#lists ? Math.min(this.#breaks, isItem ? 2 : 1) : this.#breaks
    const separator = breaks ? "\n".repeat(breaks) : this.#isAfterCell ? " | " : this.#hasSpace ? " " : ""
    this.#breaks = 0
    this.#isItemOpen = false
    this.#isAfterCell = false
    return (this.text ? separator : "") + (isItem ? "- " : "")
  }
}
