import { newId } from '../new-id.ts';
import type { Invoice, Subscription } from '../store/records.ts';
import { productId } from './new-price.ts';

interface Given {
  invoice: string;
  item: Subscription['items']['data'][number];
  period: { start: number; end: number };
  subscription: Subscription;
  description: string;
}

export function newInvoiceLine(given: Given): Invoice['lines']['data'][number] {
  const { item, subscription } = given;
  const quantity = item.quantity ?? 1;
  const amount = (item.price.unit_amount ?? 0) * quantity;
  return {
    id: newId('il'),
    object: 'line_item',
    amount,
    currency: subscription.currency,
    description: given.description,
    discount_amounts: [],
    discountable: true,
    discounts: [],
    invoice: given.invoice,
    livemode: false,
    metadata: subscription.metadata,
    parent: {
      invoice_item_details: null,
      subscription_item_details: {
        invoice_item: null,
        proration: false,
        proration_details: { credited_items: null },
        subscription: subscription.id,
        subscription_item: item.id,
      },
      type: 'subscription_item_details',
    },
    period: given.period,
    pretax_credit_amounts: [],
    pricing: {
      price_details: { price: item.price.id, product: productId },
      type: 'price_details',
      unit_amount_decimal: item.price.unit_amount_decimal,
    },
    quantity,
    quantity_decimal: String(quantity),
    subscription: subscription.id,
    subtotal: amount,
    taxes: [],
  };
}
