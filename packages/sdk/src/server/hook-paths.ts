/** Webhook addresses by subject. There are no others under /hooks. */
export const WEBHOOK_PATHS = { payments: "/hooks/payment/razorpay_razorpay", parcels: "/hooks/parcels" } as const
