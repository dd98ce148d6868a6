import { PLACES } from "./places"

/**
 * Fake of the public postal-code service: GET /IN/411004, keys with spaces, coordinates as strings, 404 {} for unknown
 * codes.
 */
export const postalCodes =
  () =>
  async (request: Request): Promise<Response> => {
    const [, country, code] = /^\/([A-Za-z]{2})\/([^/]+)\/?$/.exec(new URL(request.url).pathname) ?? []
    const known = request.method === "GET" && country?.toUpperCase() === "IN" ? PLACES[code] : undefined
    if (!known) return Response.json({}, { status: 404 })
    const [state, abbreviation, ...names] = known
    return Response.json({
      "post code": code,
      country: "India",
      "country abbreviation": "IN",
      places: names.map((name, nth) => ({
        "place name": name,
        longitude: (73 + nth / 100).toFixed(4),
        state,
        "state abbreviation": abbreviation,
        latitude: (18 + nth / 100).toFixed(4),
      })),
    })
  }
