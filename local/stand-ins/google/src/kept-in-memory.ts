import type { Adapter, AdapterPayload } from 'oidc-provider';

const maxKept = 2_000;

/** What the provider remembers, for as long as it runs; the oldest makes room. */
export function keptInMemory(): (model: string) => Adapter {
  const kept = new Map<string, { payload: AdapterPayload; until: number }>();

  const find = (key: string) => {
    const found = kept.get(key);
    return found && found.until > Date.now() ? found.payload : undefined;
  };
  const keep = (key: string, payload: AdapterPayload, expiresIn: number) => {
    kept.delete(key);
    kept.set(key, { payload, until: Date.now() + expiresIn * 1000 });
    const oldest = kept.keys().next();
    if (kept.size > maxKept && !oldest.done) kept.delete(oldest.value);
  };
  const search = (isWanted: (payload: AdapterPayload) => boolean) =>
    [...kept.values()].find(({ payload, until }) => until > Date.now() && isWanted(payload))?.payload;

  return model => {
    const keyOf = (id: string) => `${model} ${id}`;
    return {
      upsert: async (id, payload, expiresIn = 3_600) => keep(keyOf(id), payload, expiresIn),
      find: async id => find(keyOf(id)),
      findByUid: async uid => search(payload => payload.kind === model && payload.uid === uid),
      findByUserCode: async userCode => search(payload => payload.userCode === userCode),
      destroy: async id => {
        kept.delete(keyOf(id));
      },
      consume: async id => {
        const payload = find(keyOf(id));
        if (payload) payload.consumed = Math.floor(Date.now() / 1000);
      },
      revokeByGrantId: async grantId => {
        for (const [key, { payload }] of kept) if (payload.grantId === grantId) kept.delete(key);
      },
    };
  };
}
