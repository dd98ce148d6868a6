/** Cut at a word where there is one, so that so many characters are left at most; its beginning stays. */
export function shorten(text: string, most: number): string {
  const characters = [...text.trim().replace(/\s+/g, " ")]
  if (characters.length <= most) return characters.join("")
  const kept = characters.slice(0, most).join("")
  const atWord = characters[most] === " " ? kept : kept.replace(/[\s,;-]+\S*$/, "")
  return (atWord || kept).replace(/[\s,;-]+$/, "")
}

/** What carriers take of a city. */
export const MAX_CITY_CHARACTERS = 30

/** A city as carriers take it: without what stands in brackets where it is too long with it. */
export const shortCity = (city: string): string =>
  [...city].length <= MAX_CITY_CHARACTERS ? city : shorten(city.replace(/\s*\([^)]*\)/g, ""), MAX_CITY_CHARACTERS)
