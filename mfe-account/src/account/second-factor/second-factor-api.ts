import type { AnswerOf, BodyOf, SecondFactorStatus } from '@sufra/contracts';
import { call, session } from '@sufra/web-kit';
import { mutationOptions, type QueryClient, queryOptions } from '@tanstack/react-query';
import { makePasskey } from '../../second-factor/passkey.ts';
import { withSecondFactor } from '../../second-factor/step-up/step-up.ts';

export const secondFactorQuery = queryOptions({
  queryKey: ['second-factor', 'status'],
  queryFn: ({ signal }) => call('GET /auth/me/second-factor', { signal }),
  staleTime: 0,
});

type Password = BodyOf<'POST /auth/me/second-factor/authenticator'>;

/** The session goes on with the token of the answer; what the roles allow may be another by now. */
async function take({ token, status }: { token: string; status: SecondFactorStatus }, client: QueryClient) {
  const { user } = session.get();
  if (user) session.signIn({ token, user });
  keepStatus(status, client);
  await session.refreshUser();
}

const keepStatus = (status: SecondFactorStatus, client: QueryClient) =>
  client.setQueryData(secondFactorQuery.queryKey, status);

export const beginAuthenticatorMutation = mutationOptions({
  mutationFn: (body: Password) =>
    withSecondFactor(() => call('POST /auth/me/second-factor/authenticator', { body })),
});

export const confirmAuthenticatorMutation = mutationOptions({
  mutationFn: (body: BodyOf<'POST /auth/me/second-factor/authenticator/confirm'>) =>
    withSecondFactor(() => call('POST /auth/me/second-factor/authenticator/confirm', { body })),
  onSuccess: (answer, _body, _result, { client }) => take(answer, client),
});

export const addPasskeyMutation = mutationOptions({
  mutationFn: async ({ name, password }: { name: string } & Password) => {
    const { options } = await withSecondFactor(() =>
      call('POST /auth/me/second-factor/passkeys/options', { body: { password } }),
    );
    const passkey = await makePasskey(options);
    return call('POST /auth/me/second-factor/passkeys', { body: { name, passkey } });
  },
  onSuccess: (answer, _body, _result, { client }) => take(answer, client),
});

export const renamePasskeyMutation = mutationOptions({
  mutationFn: ({ id, name }: { id: string; name: string }) =>
    call('PATCH /auth/me/second-factor/passkeys/{id}', { params: { id }, body: { name } }),
  onSuccess: (status, _body, _result, { client }) => keepStatus(status, client),
});

/** An authenticator app, or the passkey of this id. */
export const removeFactorMutation = mutationOptions({
  mutationFn: (id: string | undefined) =>
    withSecondFactor(() =>
      id === undefined
        ? call('DELETE /auth/me/second-factor/authenticator')
        : call('DELETE /auth/me/second-factor/passkeys/{id}', { params: { id } }),
    ),
  onSuccess: (answer: AnswerOf<'DELETE /auth/me/second-factor/authenticator'>, _id, _result, { client }) =>
    take(answer, client),
});

export const renewCodesMutation = mutationOptions({
  mutationFn: () => withSecondFactor(() => call('POST /auth/me/second-factor/recovery-codes')),
  onSuccess: ({ status }, _nothing, _result, { client }) => keepStatus(status, client),
});
