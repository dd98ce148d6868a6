import { SIGN_IN_CODE_MINUTES } from "@haat/accounts/contract"
import { TRACKING, type TrackingLinks } from "@haat/freight/contract"
import { GST, type IssuedDocuments } from "@haat/gst/contract"
import type { ICustomerModuleService, MedusaContainer } from "@medusajs/framework/types"
import { Modules } from "@medusajs/framework/utils"
import { backInStockMail } from "../mails/back-in-stock"
import { codCode, passwordReset, signInCode, staffInvitation } from "../mails/codes-and-links"
import { type OrderLinks, orderCanceled, orderPiecesCancelled, orderPlaced } from "../mails/orders"
import { orderShipped, parcelDelivered, parcelReturned } from "../mails/parcels"
import { orderRefunded, paymentRefunded } from "../mails/refunds"
import { returnChanged } from "../mails/return-changed"
import { securityNotice } from "../mails/security-notice"
import { contactMessage, enquiry } from "../mails/to-owner"
import { STOCK_NOTICES } from "../modules/stock-notices"
import type { StockNoticesService } from "../modules/stock-notices/service"
import { findOrderForMail } from "../queries/order-for-mail"
import { findParcelForMail, findParcelThatCameBack, findReturnedParcel } from "../queries/parcels"
import { findPiecesForMail } from "../queries/pieces-for-mail"
import { findRefundForMail } from "../queries/refund-for-mail"
import { findReturnForMail } from "../queries/return-for-mail"
import type { OwnMailKinds, Payloads, Shop } from "./kinds"

const HOUR_SECONDS = 3_600
const DAY_SECONDS = 24 * HOUR_SECONDS

/** This plugin's kinds of mail. */
export const OWN_MAILS: OwnMailKinds = {
  "order-placed": {
    compose: async ({ order_id }, shop, container) => {
      const order = await findAddressedOrder(container, order_id)
      return order && orderPlaced(order, linksTo(container, order_id, shop.url))
    },
  },
  "order-canceled": {
    compose: async ({ order_id }, shop, container) => {
      const order = await findAddressedOrder(container, order_id)
      return order && orderCanceled(order, shop.url)
    },
  },
  "order-shipped": {
    compose: async ({ fulfillment_id }, shop, container) => {
      const parcel = await findParcelForMail(container, fulfillment_id)
      const order = parcel && (await findAddressedOrder(container, parcel.order_id))
      if (!order) return undefined
      const document = await container.resolve<IssuedDocuments>(GST).fileOfParcel(fulfillment_id)
      return orderShipped(order, parcel, linksTo(container, parcel.order_id, shop.url), document)
    },
  },
  "parcel-delivered": {
    compose: async ({ fulfillment_id }, shop, container) => {
      const parcel = await findParcelForMail(container, fulfillment_id)
      const order = parcel && (await findAddressedOrder(container, parcel.order_id))
      return order && parcelDelivered(order, linksTo(container, parcel.order_id, shop.url))
    },
  },
  "parcel-returned": {
    compose: async ({ fulfillment_id }, shop, container) => {
      const parcel = await findParcelThatCameBack(container, fulfillment_id)
      const order = parcel && (await findAddressedOrder(container, parcel.order_id))
      return order && parcelReturned(order, linksTo(container, parcel.order_id, shop.url), shop.url)
    },
  },
  "order-pieces-cancelled": {
    compose: async ({ pieces_id }, shop, container) => {
      const pieces = await findPiecesForMail(container, pieces_id)
      const order = pieces && (await findAddressedOrder(container, pieces.order_id))
      return order && orderPiecesCancelled(order, pieces, linksTo(container, pieces.order_id, shop.url))
    },
  },
  "payment-refunded": { compose: composeRefund },
  "order-refunded": {
    compose: async ({ refund_id }, shop, container) => {
      const refund = await findRefundForMail(container, refund_id)
      if (!refund?.email) return undefined
      const note = await container.resolve<IssuedDocuments>(GST).fileOfNotes(refund.noted_as)
      return orderRefunded({ ...refund, email: refund.email }, shop.url, note)
    },
  },
  "return-changed": {
    compose: async ({ return_id, state }, shop, container) => {
      const row = await findReturnForMail(container, return_id)
      return row && returnChanged(row, state, shop.url)
    },
  },
  "cod-code": { usefulSeconds: HOUR_SECONDS / 2, isWaitedFor: true, compose: codCode },
  "sign-in-code": { usefulSeconds: SIGN_IN_CODE_MINUTES * 60, isWaitedFor: true, compose: signInCode },
  "password-reset": { usefulSeconds: HOUR_SECONDS, isWaitedFor: true, compose: passwordReset },
  "security-notice": { compose: securityNotice },
  "staff-invitation": { usefulSeconds: 7 * DAY_SECONDS, compose: staffInvitation },
  "back-in-stock": {
    compose: async ({ notice_id }, shop, container) => {
      const notice = await container.resolve<StockNoticesService>(STOCK_NOTICES).read(notice_id)
      return notice && backInStockMail(notice, shop)
    },
  },
  "contact-message": {
    usefulSeconds: 14 * DAY_SECONDS,
    compose: (message, { owner }) => (owner ? contactMessage(message, owner) : undefined),
  },
  enquiry: {
    usefulSeconds: 14 * DAY_SECONDS,
    compose: (message, shop) => (shop.owner ? enquiry(message, shop) : undefined),
  },
}

/** Returns the links to an order: for signed-in customers and for guests. */
const linksTo = (container: MedusaContainer, order_id: string, shopUrl: string): OrderLinks => ({
  order: `${shopUrl}/orders/${encodeURIComponent(order_id)}`,
  follow: shopUrl + container.resolve<TrackingLinks>(TRACKING).trackingPath(order_id),
})

async function findAddressedOrder(container: MedusaContainer, id: string) {
  const order = await findOrderForMail(container, id)
  return order?.email ? { ...order, email: order.email } : undefined
}

async function composeRefund(refund: Payloads["payment-refunded"], shop: Shop, container: MedusaContainer) {
  const { amount, reason, order_id, customer_id } = refund
  const order = order_id ? await findAddressedOrder(container, order_id) : undefined
  if (order) {
    const { email: to, first_name, display_id } = order
    const came_back = await findReturnedParcel(container, order_id as string)
    const note = came_back && (await container.resolve<IssuedDocuments>(GST).fileOfNotes(came_back.fulfillment_id))
    return paymentRefunded({ to, first_name, display_id, amount, reason, note }, shop.url)
  }
  const customers = container.resolve<ICustomerModuleService>(Modules.CUSTOMER)
  const [customer] = await customers.listCustomers({ id: customer_id })
  if (!customer?.email) return undefined
  const first_name = customer.first_name ?? ""
  return paymentRefunded({ to: customer.email, first_name, display_id: null, amount, reason }, shop.url)
}
