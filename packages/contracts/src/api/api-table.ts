import type { ZodObject, ZodType } from 'zod';
import type { ProblemCode } from '../problems.ts';

export type Access = 'public' | 'member' | 'moderator' | 'admin';
export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
export type ServiceName = `svc-${string}`;

/** One call: who answers it, who may make it, what goes in and what comes out. */
export interface ApiCall {
  slice: ServiceName;
  summary: string;
  access: Access;
  /** A one-time token of a sign-in elsewhere opens a session here, in place of a session's own token. */
  takesOneTimeToken?: true;
  /** Refused with `second_factor_required` unless a member who has a second factor gave it in the last ten minutes. */
  asksSecondFactor?: true;
  params?: ZodObject;
  query?: ZodObject;
  body?: ZodType;
  /** What the body is, where it is not JSON: the bytes as they came, or a form whose texts `body` describes. */
  takes?: 'bytes' | 'form';
  /** A form without a file may come as JSON as well. */
  orJson?: true;
  /** The field of a form that may hold a file. */
  file?: string;
  /** The most bytes of that file, where it is no picture. */
  fileBytes?: number;
  /** The answer is no JSON: a picture, a feed. */
  gives?: 'content';
  /** A call of 302 leads a browser on, and its answer is the address. */
  status: 200 | 201 | 202 | 302;
  /** What comes before the answer, by name, for a caller who asks for server-sent events. */
  events?: Record<string, ZodType>;
  /** How long the answer may take, where that is longer than the gateway's patience. */
  maxMs?: number;
  answer: ZodType;
  /** Refusals of its own; those that any call may give are not repeated here. */
  problems: readonly ProblemCode[];
}

/** Keyed by method and path below /api/v1, with parameters in braces. */
export type ApiTable = Record<`${Method} /${string}`, ApiCall>;
