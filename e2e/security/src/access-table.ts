export type Caller = 'anonymous' | 'free' | 'premium' | 'moderator' | 'admin';
export const callers: Caller[] = ['anonymous', 'free', 'premium', 'moderator', 'admin'];

type Door = 'everybody' | 'members' | 'moderators' | 'admins';

const byDoor: Record<Door, string[]> = {
  everybody: [
    'POST /auth/signup',
    'POST /auth/verify-email',
    'POST /auth/resend-verification',
    'POST /auth/forgot-password',
    'POST /auth/reset-password/{token}',
    'POST /auth/undo-change',
    'POST /auth/signin',
    'POST /auth/signin/second-factor',
    'POST /auth/signin/second-factor/options',
    'POST /auth/signin/passkey',
    'POST /auth/signin/passkey/options',
    'POST /auth/session/renew',
    'POST /auth/session/end',
    'GET /auth/sign-in-options',
    'GET /auth/google',
    'GET /auth/google/return',
    'POST /auth/google/join',
    'GET /auth/keys',
    'GET /recipes/head',
    'GET /recipes/pictures/{file}',
    'GET /recipes/samples',
    'GET /recipes/shared/{token}',
    'GET /blogs',
    'GET /blogs/counts',
    'GET /blogs/head',
    'GET /blogs/pages',
    'GET /blogs/feed',
    'GET /blogs/images/{id}',
    'GET /blogs/{post}',
    'GET /payment/plans',
    'POST /payment/webhook',
    'GET /payment/donations',
    'GET /payment/donations/transfers',
  ],
  members: [
    'GET /auth/me',
    'POST /auth/change-password',
    'PATCH /auth/me',
    'DELETE /auth/me',
    'GET /auth/me/export',
    'GET /auth/me/second-factor',
    'POST /auth/me/second-factor/authenticator',
    'POST /auth/me/second-factor/authenticator/confirm',
    'DELETE /auth/me/second-factor/authenticator',
    'POST /auth/me/second-factor/passkeys',
    'POST /auth/me/second-factor/passkeys/options',
    'PATCH /auth/me/second-factor/passkeys/{id}',
    'DELETE /auth/me/second-factor/passkeys/{id}',
    'POST /auth/me/second-factor/proof',
    'POST /auth/me/second-factor/proof/options',
    'POST /auth/me/second-factor/recovery-codes',
    'POST /recipes/generate-openai',
    'GET /recipes',
    'GET /recipes/counts',
    'GET /recipes/unsaved',
    'GET /recipes/export',
    'GET /recipes/plan',
    'PUT /recipes/plan',
    'POST /recipes/shared/{token}/copy',
    'GET /recipes/{id}',
    'PATCH /recipes/{id}',
    'DELETE /recipes/{id}',
    'POST /recipes/{id}/restore',
    'POST /recipes/{id}/share',
    'DELETE /recipes/{id}/share',
    'POST /payment/create-checkout-session',
    'GET /payment/subscription',
    'GET /payment/payments',
    'POST /payment/portal',
    'POST /payment/cancel-subscription',
  ],
  moderators: ['POST /blogs', 'POST /blogs/images', 'PUT /blogs/{post}', 'DELETE /blogs/{post}'],
  admins: [
    'GET /auth/users',
    'GET /auth/users/counts',
    'PATCH /auth/users/{id}/roles',
    'DELETE /auth/users/{id}/second-factor',
    'GET /auth/audit',
    'POST /payment/donations/transfers',
  ],
};

const mayPass: Record<Door, Caller[]> = {
  everybody: callers,
  members: ['free', 'premium', 'moderator', 'admin'],
  moderators: ['moderator', 'admin'],
  admins: ['admin'],
};

/**
 * Who may make which call, written out here once more and taken from nothing that is attacked: a call that is not listed, or
 * opens to more callers than before, fails until a person has decided and written it down.
 */
export const accessTable = Object.entries(byDoor).flatMap(([door, calls]) =>
  calls.map(call => ({ call, mayCall: mayPass[door as Door] })),
);
