/** Confirmation that a step of an order needs before it is taken. */
export const steps = {
  pack: {
    title: "Is everything in the box?",
    text: "The shopper will see the order as packed. It can still be cancelled until it is shipped.",
    yes: "Mark as packed",
    no: "Not yet",
    busy: "Saving…",
  },
  ship: {
    title: "Ship this order?",
    text: "A parcel is booked with Shiprocket and the shopper is told. The order can no longer be cancelled.",
    yes: "Ship order",
    no: "Not yet",
    busy: "Booking the parcel…",
  },
  shipByHand: {
    title: "Shipped without Shiprocket",
    text: "No parcel is booked. The shopper is told the number you type, and the order can no longer be cancelled.",
    yes: "Enter a tracking number",
    no: "Not yet",
    busy: "Saving…",
  },
  deliver: {
    title: "Has the parcel arrived?",
    text: "The shopper will see the order as delivered.",
    yes: "Mark as delivered",
    no: "Not yet",
    busy: "Saving…",
  },
  cameBack: {
    title: "Did the parcel come back undelivered?",
    text: "Its goods are on the stock again, held for this order, which can then be cancelled or sent once more.",
    yes: "Came back, put on the stock",
    no: "Not yet",
    busy: "Saving…",
  },
  cameBackDamaged: {
    title: "Did the parcel come back undelivered and damaged?",
    text: "Its goods stay off the stock. The order can then be cancelled, or sent once more from what is left.",
    yes: "Came back damaged",
    no: "Not yet",
    busy: "Saving…",
  },
  deliverAndCollect: {
    title: "Has the parcel arrived and was it paid?",
    text: "The shopper will see the order as delivered and paid. This cannot be undone.",
    yes: "Delivered and cash collected",
    no: "Not yet",
    busy: "Saving…",
  },
  collect: {
    title: "Was the cash collected?",
    text: "The shopper will see the order as paid. This cannot be undone.",
    yes: "Cash collected",
    no: "Not yet",
    busy: "Saving…",
  },
  chooseState: {
    title: "Choose the state of this address?",
    text: "The order is taxed by it.",
    yes: "Save the state",
    no: "Not yet",
    busy: "Saving…",
  },
  withdrawLinks: {
    title: "Withdraw the links to follow this order?",
    text:
      "Anyone with a link of our mails can see where the order is. The links sent so far will not open any more; " +
      "later mails have new ones.",
    yes: "Withdraw tracking links",
    no: "Keep the links",
    busy: "Saving…",
  },
  cancel: {
    title: "Cancel this order?",
    text: "Its goods can be sold again, and what was paid goes back to the shopper. This cannot be undone.",
    yes: "Cancel order",
    no: "Keep order",
    busy: "Cancelling…",
  },
}
