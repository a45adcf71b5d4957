import { newCustomer } from '../objects/new-customer.ts';
import type { Customer } from '../store/records.ts';
import { emit } from '../webhooks/emit.ts';
import type { World } from '../world.ts';

interface Given {
  email?: string | undefined;
  name?: string | undefined;
  phone?: string | undefined;
  description?: string | undefined;
  metadata?: Record<string, string> | undefined;
}

export function addCustomer(world: World, given: Given): Customer {
  const customer = newCustomer({
    email: given.email || null,
    name: given.name || null,
    phone: given.phone || null,
    description: given.description || null,
    metadata: given.metadata ?? {},
    created: world.clock.now(),
  });
  world.store.put('customer', customer);
  emit(world, { type: 'customer.created', object: customer });
  return customer;
}
