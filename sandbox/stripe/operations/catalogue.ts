import type Stripe from 'stripe';
import { type Call, find, type Handler, mergeMetadata, serve } from '../call';
import { invalid } from '../errors';
import type { Interval, Price, Product } from '../model';
import { showPrice, showProduct } from '../show/catalogue';
import { newId } from '../store';
import { created, page } from './paging';

type Where = Pick<Call, 'account'>;

function newProduct({ account }: Where, given: Stripe.ProductCreateParams): Product {
  const id = given.id ?? newId('prod', 14);
  if (account.store.products.has(id)) {
    throw invalid(`Product already exists: ${id}`, 'id', 'resource_already_exists');
  }
  const product: Product = {
    id,
    created: account.now,
    active: given.active ?? true,
    name: given.name,
    description: given.description ?? null,
    metadata: mergeMetadata({}, given.metadata),
    updated: account.now,
    deleted: false,
  };
  account.store.products.add(product);
  account.events.tell('product.created', showProduct(product));
  return product;
}

function takeLookupKey({ account }: Where, key: string, transfer: boolean | undefined): void {
  const holder = [...account.store.prices.values()].find(({ lookupKey }) => lookupKey === key);
  if (!holder) return;
  if (!transfer) throw invalid(`A price (${holder.id}) already uses that lookup key.`, 'lookup_key');
  holder.lookupKey = null;
  account.events.tell('price.updated', showPrice(holder));
}

const isAmount = (value: unknown) => Number.isSafeInteger(value) && (value as number) >= 0;

function tiersOf({ billing_scheme: scheme, tiers_mode: mode, tiers }: Stripe.PriceCreateParams): Price['tiers'] {
  if (scheme !== 'tiered') return null;
  if (mode !== 'volume') throw invalid('The stand-in has tiers by volume only.', 'tiers_mode');
  if (tiers?.at(-1)?.up_to !== 'inf') throw invalid('The last tier must be up to inf.', 'tiers');
  return tiers.map(({ up_to: upTo, unit_amount: unit = 0, flat_amount: flat = 0 }, i) => {
    if (!isAmount(unit) || !isAmount(flat)) throw invalid('Invalid non-negative integer', `tiers[${i}]`);
    return { upTo: upTo === 'inf' ? null : Number(upTo), unitAmount: unit, flatAmount: flat };
  });
}

function newPrice(call: Where, given: Stripe.PriceCreateParams): Price {
  const { account } = call;
  if (given.product === undefined && !given.product_data) throw invalid('You must specify a product.', 'product');
  const tiers = tiersOf(given);
  if (!tiers && !isAmount(given.unit_amount)) throw invalid('Invalid non-negative integer', 'unit_amount');
  if (given.recurring?.usage_type === 'metered') throw invalid('The stand-in has no metered prices.', 'recurring');
  if (given.lookup_key) takeLookupKey(call, given.lookup_key, given.transfer_lookup_key);
  const product = given.product_data
    ? newProduct(call, given.product_data as Stripe.ProductCreateParams)
    : find(account.store.products, given.product ?? '', 'product', 'product');
  const price: Price = {
    id: newId('price', 24),
    created: account.now,
    active: given.active ?? true,
    currency: given.currency,
    lookupKey: given.lookup_key ?? null,
    nickname: given.nickname ?? null,
    product: product.id,
    recurring: given.recurring
      ? { interval: given.recurring.interval as Interval['interval'], count: given.recurring.interval_count ?? 1 }
      : null,
    taxBehavior: (given.tax_behavior ?? 'unspecified') as Price['taxBehavior'],
    unitAmount: tiers ? null : (given.unit_amount as number),
    tiers,
    metadata: mergeMetadata({}, given.metadata),
  };
  account.store.prices.add(price);
  account.events.tell('price.created', showPrice(price));
  return price;
}

export const catalogueOperations: Record<string, Handler> = {
  'Products.create': serve<Stripe.ProductCreateParams>('id name active description metadata', (call) =>
    showProduct(newProduct(call, call.params)),
  ),
  'Products.retrieve': serve('', ({ account, id }) => showProduct(find(account.store.products, id, 'product'))),
  'Products.update': serve<Stripe.ProductUpdateParams>(
    'name active description metadata',
    ({ account, id, params }) => {
      const product = find(account.store.products, id, 'product');
      if (params.name !== undefined) product.name = params.name;
      if (params.active !== undefined) product.active = params.active;
      if (params.description !== undefined) product.description = params.description || null;
      product.metadata = mergeMetadata(product.metadata, params.metadata as Stripe.MetadataParam);
      product.updated = account.now;
      account.events.tell('product.updated', showProduct(product));
      return showProduct(product);
    },
  ),
  'Products.del': serve('', ({ account, id }) => {
    const product = find(account.store.products, id, 'product');
    if ([...account.store.prices.values()].some((price) => price.product === id)) {
      throw invalid('This product cannot be deleted because it has prices.');
    }
    account.events.tell('product.deleted', showProduct(product));
    product.deleted = true;
    return showProduct(product);
  }),
  'Products.list': serve<Stripe.ProductListParams>('active ids created', ({ account, params }) =>
    page(
      [...account.store.products.values()].filter(
        (product) =>
          !product.deleted &&
          (params.active === undefined || product.active === params.active) &&
          (params.ids === undefined || params.ids.includes(product.id)) &&
          created(product, params.created),
      ),
      params,
      '/v1/products',
      showProduct,
    ),
  ),
  'Prices.create': serve<Stripe.PriceCreateParams>(
    'currency active lookup_key metadata nickname product product_data recurring tax_behavior tiers tiers_mode billing_scheme transfer_lookup_key unit_amount',
    (call) => showPrice(newPrice(call, call.params)),
  ),
  'Prices.retrieve': serve('', ({ account, id }) => showPrice(find(account.store.prices, id, 'price'))),
  'Prices.update': serve<Stripe.PriceUpdateParams>(
    'active lookup_key metadata nickname tax_behavior transfer_lookup_key',
    (call) => {
      const { account, id, params } = call;
      const price = find(account.store.prices, id, 'price');
      if (params.lookup_key && params.lookup_key !== price.lookupKey) {
        takeLookupKey(call, params.lookup_key, params.transfer_lookup_key);
      }
      if (params.lookup_key !== undefined) price.lookupKey = params.lookup_key || null;
      if (params.active !== undefined) price.active = params.active;
      if (params.nickname !== undefined) price.nickname = params.nickname || null;
      if (params.tax_behavior) price.taxBehavior = params.tax_behavior as Price['taxBehavior'];
      price.metadata = mergeMetadata(price.metadata, params.metadata as Stripe.MetadataParam);
      account.events.tell('price.updated', showPrice(price));
      return showPrice(price);
    },
  ),
  'Prices.list': serve<Stripe.PriceListParams>(
    'active currency lookup_keys product recurring type created',
    ({ account, params }) =>
      page(
        [...account.store.prices.values()].filter(
          (price) =>
            (params.active === undefined || price.active === params.active) &&
            (params.currency === undefined || price.currency === params.currency) &&
            (params.lookup_keys === undefined || params.lookup_keys.includes(price.lookupKey ?? '')) &&
            (params.product === undefined || price.product === params.product) &&
            (params.recurring?.interval === undefined || price.recurring?.interval === params.recurring.interval) &&
            (params.type === undefined || (params.type === 'recurring') === (price.recurring !== null)) &&
            created(price, params.created),
        ),
        params,
        '/v1/prices',
        showPrice,
      ),
  ),
};
