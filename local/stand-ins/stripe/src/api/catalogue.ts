import { missing } from '../http/stripe-problem.ts';
import { endpoint } from './endpoint.ts';
import { created, flag, ignored, paging, text } from './fields.ts';
import { list } from './list.ts';

export const catalogueEndpoints = {
  'GET /v1/prices/:id': endpoint({}, ({ store }, { id }) => {
    const price = store.get('price', id);
    if (!price) throw missing('price', id);
    return price;
  }),
  'GET /v1/prices': endpoint(
    {
      ...paging,
      created,
      active: flag,
      product: text,
      currency: ignored,
      type: ignored,
      recurring: ignored,
    },
    ({ store }, { params }) => {
      const wanted = store
        .all('price')
        .filter(
          ({ active, product }) =>
            (params.active === undefined || active === params.active) &&
            (!params.product || product === params.product),
        );
      return list('/v1/prices', wanted, params);
    },
  ),
  'GET /v1/products/:id': endpoint({}, ({ store }, { id }) => {
    const product = store.get('product', id);
    if (!product) throw missing('product', id);
    return product;
  }),
};
