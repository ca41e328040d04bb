import type { Handler } from '../call';
import { catalogueOperations } from './catalogue';
import { checkoutOperations } from './checkout';
import { couponOperations } from './coupons';
import { customerOperations } from './customers';
import { eventOperations } from './events';
import { invoiceOperations } from './invoices';
import { portalOperations } from './portal';
import { subscriptionOperations } from './subscriptions';

/** What the stand-in does, by the name of the operation in the vendor's description. */
export const operations: Readonly<Record<string, Handler>> = {
  ...customerOperations,
  ...catalogueOperations,
  ...couponOperations,
  ...checkoutOperations,
  ...subscriptionOperations,
  ...invoiceOperations,
  ...portalOperations,
  ...eventOperations,
};
