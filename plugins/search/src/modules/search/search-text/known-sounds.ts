import { soundKeys } from "./sound"

/** A shop has some thousands of words in its names, and each text is compared with hundreds of them. */
const MAX_KNOWN_SOUNDS = 20_000
const knownSounds = new Map<string, string[]>()

/** `soundKeys`, kept for words that are compared again and again. */
export const knownSoundsOf = (word: string): string[] => {
  const known = knownSounds.get(word)
  if (known) return known
  if (knownSounds.size >= MAX_KNOWN_SOUNDS) knownSounds.clear()
  const sounds = soundKeys(word)
  knownSounds.set(word, sounds)
  return sounds
}
