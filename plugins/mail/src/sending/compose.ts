import { TRACKING, type TrackingLinks } from "@haat/freight/contract"
import { GST, type IssuedDocuments } from "@haat/gst/contract"
import type { ICustomerModuleService, MedusaContainer } from "@medusajs/framework/types"
import { Modules } from "@medusajs/framework/utils"
import { backInStock } from "../mails/back-in-stock"
import { codCode } from "../mails/cod-code"
import { complaintMade, complaintReply } from "../mails/complaint"
import { contactMessage } from "../mails/contact-message"
import { enquiry } from "../mails/enquiry"
import type { Mail } from "../mails/mail"
import { newsletterWelcome } from "../mails/newsletter-welcome"
import { orderCanceled } from "../mails/order-canceled"
import { orderPiecesCancelled } from "../mails/order-pieces-cancelled"
import { type OrderLinks, orderPlaced } from "../mails/order-placed"
import { orderRefunded } from "../mails/order-refunded"
import { orderShipped } from "../mails/order-shipped"
import { parcelDelivered } from "../mails/parcel-delivered"
import { parcelReturned } from "../mails/parcel-returned"
import { passwordReset } from "../mails/password-reset"
import { paymentRefunded } from "../mails/payment-refunded"
import { problemReportReply } from "../mails/problem-report-reply"
import { returnChanged } from "../mails/return-changed"
import { securityNotice } from "../mails/security-notice"
import { signInCode } from "../mails/sign-in-code"
import { staffInvitation } from "../mails/staff-invitation"
import { STOCK_NOTICES } from "../modules/stock-notices"
import type { StockNoticesService } from "../modules/stock-notices/service"
import { findOrderForMail } from "../queries/order-for-mail"
import { findParcelForMail } from "../queries/parcel-for-mail"
import { findPiecesForMail } from "../queries/pieces-for-mail"
import { findRefundForMail } from "../queries/refund-for-mail"
import { findReturnForMail } from "../queries/return-for-mail"
import { findParcelThatCameBack, findReturnedParcel } from "../queries/returned-parcel"
import type { NewMail, Payloads } from "./kinds"

type Shop = { url: string; owner: string; name: string }

/** Writes a mail from what the shop knows now; undefined when there is nothing to tell, or nobody to tell it to. */
export async function compose(container: MedusaContainer, mail: NewMail, shop: Shop): Promise<Mail | undefined> {
  switch (mail.kind) {
    case "order-placed": {
      const order = await findAddressedOrder(container, mail.payload.order_id)
      return order && orderPlaced(order, linksTo(container, mail.payload.order_id, shop.url))
    }
    case "order-canceled": {
      const order = await findAddressedOrder(container, mail.payload.order_id)
      return order && orderCanceled(order, shop.url)
    }
    case "order-shipped": {
      const parcel = await findParcelForMail(container, mail.payload.fulfillment_id)
      const order = parcel && (await findAddressedOrder(container, parcel.order_id))
      if (!order) return undefined
      const document = await container.resolve<IssuedDocuments>(GST).fileOfParcel(mail.payload.fulfillment_id)
      return orderShipped(order, parcel, linksTo(container, parcel.order_id, shop.url), document)
    }
    case "parcel-delivered": {
      const parcel = await findParcelForMail(container, mail.payload.fulfillment_id)
      const order = parcel && (await findAddressedOrder(container, parcel.order_id))
      return order && parcelDelivered(order, linksTo(container, parcel.order_id, shop.url))
    }
    case "parcel-returned": {
      const parcel = await findParcelThatCameBack(container, mail.payload.fulfillment_id)
      const order = parcel && (await findAddressedOrder(container, parcel.order_id))
      return order && parcelReturned(order, linksTo(container, parcel.order_id, shop.url), shop.url)
    }
    case "order-pieces-cancelled": {
      const pieces = await findPiecesForMail(container, mail.payload.pieces_id)
      const order = pieces && (await findAddressedOrder(container, pieces.order_id))
      return order && orderPiecesCancelled(order, pieces, linksTo(container, pieces.order_id, shop.url))
    }
    case "payment-refunded":
      return composeRefund(container, mail.payload, shop)
    case "order-refunded": {
      const refund = await findRefundForMail(container, mail.payload.refund_id)
      if (!refund?.email) return undefined
      const note = await container.resolve<IssuedDocuments>(GST).fileOfNotes(refund.noted_as)
      return orderRefunded({ ...refund, email: refund.email }, shop.url, note)
    }
    case "return-changed": {
      const row = await findReturnForMail(container, mail.payload.return_id)
      return row && returnChanged(row, mail.payload.state, shop.url)
    }
    case "cod-code":
      return codCode(mail.payload)
    case "sign-in-code":
      return signInCode(mail.payload, shop)
    case "password-reset":
      return passwordReset(mail.payload, shop)
    case "security-notice":
      return securityNotice(mail.payload, shop)
    case "staff-invitation":
      return staffInvitation(mail.payload, shop)
    case "problem-report-reply":
      return problemReportReply(mail.payload, shop)
    case "complaint-made":
      return complaintMade(mail.payload, shop)
    case "complaint-reply":
      return complaintReply(mail.payload, shop)
    case "back-in-stock": {
      const notice = await container.resolve<StockNoticesService>(STOCK_NOTICES).read(mail.payload.notice_id)
      return notice && backInStock(notice, shop)
    }
    case "newsletter-welcome":
      return newsletterWelcome(mail.payload, shop)
    case "contact-message":
      return shop.owner ? contactMessage(mail.payload, shop.owner) : undefined
    case "enquiry":
      return shop.owner ? enquiry(mail.payload, shop) : undefined
  }
}

/** Where somebody reads more of an order: signed in, and without. */
const linksTo = (container: MedusaContainer, order_id: string, shopUrl: string): OrderLinks => ({
  order: `${shopUrl}/orders/${encodeURIComponent(order_id)}`,
  follow: shopUrl + container.resolve<TrackingLinks>(TRACKING).trackingPath(order_id),
})

async function findAddressedOrder(container: MedusaContainer, id: string) {
  const order = await findOrderForMail(container, id)
  return order?.email ? { ...order, email: order.email } : undefined
}

async function composeRefund(container: MedusaContainer, refund: Payloads["payment-refunded"], shop: Shop) {
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
