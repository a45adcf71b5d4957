import type { Value } from '../values/value.ts';
import type { IdBag } from './id-bag.ts';

/** One level of an index: the values of one field, by their keys, and in order once that was asked for. */
export type Branch = { nodes: Map<string, Node>; order: Node[] | undefined };
export type Node = { value: Value; child: Branch | IdBag };
