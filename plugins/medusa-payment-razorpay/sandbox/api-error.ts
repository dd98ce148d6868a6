/** A rejection in Razorpay's shape. */
export class ApiError extends Error {
  constructor(
    description: string,
    readonly field: string | null = null,
    readonly status = 400,
  ) {
    super(description)
  }

  response() {
    const error = {
      code: "BAD_REQUEST_ERROR",
      description: this.message,
      source: "business",
      step: "payment_initiation",
      reason: "input_validation_failed",
      field: this.field,
      metadata: {},
    }
    return Response.json({ error }, { status: this.status })
  }
}

/** Rejections become responses; anything else is the sandbox's own failure. */
export const withApiErrors = (handler: (request: Request) => Promise<unknown>) => async (request: Request) => {
  try {
    const response = await handler(request)
    return response instanceof Response ? response : Response.json(response)
  } catch (error) {
    if (error instanceof ApiError) return error.response()
    throw error
  }
}

/** The fields of a JSON object. */
export async function fieldsOf(request: Request): Promise<Record<string, unknown>> {
  const body: unknown = await request.json().catch(() => null)
  if (typeof body !== "object" || body === null || Array.isArray(body))
    throw new ApiError("The request body is not valid JSON.")
  return body as Record<string, unknown>
}

/** Whole paise, at least ₹1. */
export function amountOf(value: unknown): number {
  if (!Number.isInteger(value)) throw new ApiError("The amount must be an integer.", "amount")
  if ((value as number) < 100) throw new ApiError("The amount must be at least INR 1.00", "amount")
  return value as number
}
