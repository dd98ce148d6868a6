/** A webhook has been stored: whoever hears it may apply it. Data: { id } */
export const WEBHOOK_STORED = "razorpay.webhook-stored"
