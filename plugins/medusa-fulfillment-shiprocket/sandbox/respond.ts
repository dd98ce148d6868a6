/** A JSON response. */
export const json = (status: number, body: unknown) => Response.json(body, { status })

/** A rejection in Shiprocket's shape. */
export const reject = (status: number, message: string) => json(status, { message, status_code: status })

/** A form that is not filled in, in Shiprocket's shape: sentences by field. */
export const invalid = (errors: Record<string, string[]>) =>
  json(422, { message: "The given data was invalid.", errors, status_code: 422 })
