import type { LiveSpan, Tracing } from '@sufra/service-kit';

/** The span of one request to one replica. */
export type AskSpan = <T>(work: (span: LiveSpan<'ask'> | undefined) => Promise<T>) => Promise<T>;

export const withoutSpan: AskSpan = work => work(undefined);

interface Asked {
  /** A call of the contract: `GET /blogs`. */
  key: string;
  /** The service that answers it. */
  slice: string;
}

export function askSpan(tracing: Tracing, { key, slice }: Asked): AskSpan {
  if (!tracing.isOn) return withoutSpan;
  const [method = '', route = ''] = key.split(' ');
  return work =>
    tracing.span(
      {
        what: 'ask',
        name: `ask ${slice}`,
        attributes: { 'service.peer.name': slice, 'http.request.method': method, 'http.route': route },
      },
      work,
    );
}
