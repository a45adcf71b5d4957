import { z } from 'zod';
import * as limits from '../constants/limits.ts';
import { withLatinDigits } from '../search/search-letters.ts';
import type { ApiTable } from './api-table.ts';
import { KnownPassword, Role, SignedIn } from './auth.api.ts';
import { Instant } from './fields.ts';
import { orStop } from './or-stop.ts';

const shortText = (longest: number) => z.string().max(longest, orStop());

// As apps show it, and as people type it: '123 456', on any keyboard.
export const AuthenticatorCode = shortText(20)
  .transform(text => withLatinDigits(text.replaceAll(/[\s-]/g, '')))
  .pipe(z.string().regex(/^\d{6}$/, orStop('Please enter the six digits that your app shows now.')));

export const RecoveryCode = shortText(40)
  // As they are shown, and as they may be read from paper: there is no 0, 1 and 8 among them.
  .transform(text =>
    text
      .replaceAll(/[\s-]/g, '')
      .toLowerCase()
      .replaceAll('0', 'o')
      .replaceAll('1', 'l')
      .replaceAll('8', 'b'),
  )
  .pipe(z.string().regex(/^[a-z2-7]{10}$/, orStop('A recovery code has ten letters and digits.')));

export const PasskeyName = z
  .string()
  .trim()
  .min(1, orStop('Please give it a name.'))
  .max(limits.passkeyNameLength, orStop(`Please use at most ${limits.passkeyNameLength} characters.`))
  .regex(
    /^[^\p{Cc}\p{Cs}\p{Zl}\p{Zp}\u200e\u200f\u202a-\u202e\u2060-\u2069]*$/u,
    orStop('Please use letters only.'),
  );

/** Bytes, in base64url without padding. */
const encoded = (longest: number) => shortText(longest).regex(/^[\w-]*$/, orStop());

const credential = {
  id: encoded(1_400),
  rawId: encoded(1_400),
  type: z.literal('public-key'),
  authenticatorAttachment: z.enum(['platform', 'cross-platform']).optional().catch(undefined),
  clientExtensionResults: z.object({}).default({}),
};

/** WebAuthn's AuthenticationResponseJSON: a challenge that a passkey has signed. */
const PasskeyAssertion = z.object({
  ...credential,
  response: z.object({
    clientDataJSON: encoded(4_000),
    authenticatorData: encoded(4_000),
    signature: encoded(8_000),
    userHandle: encoded(200).optional(),
  }),
});

/** WebAuthn's RegistrationResponseJSON, as far as it is read: a new passkey. */
const PasskeyRegistration = z.object({
  ...credential,
  response: z.object({
    clientDataJSON: encoded(4_000),
    attestationObject: encoded(20_000),
    transports: z.array(shortText(40)).max(10, orStop()).optional(),
  }),
});

const CreationOptions = z
  .looseObject({ challenge: z.string() })
  .describe('PublicKeyCredentialCreationOptionsJSON of WebAuthn');
const RequestOptions = z
  .looseObject({ challenge: z.string() })
  .describe('PublicKeyCredentialRequestOptionsJSON of WebAuthn');

const proof = {
  code: AuthenticatorCode.optional(),
  recoveryCode: RecoveryCode.optional(),
  passkey: PasskeyAssertion.optional(),
};
const isOneProof = ({ code, recoveryCode, passkey }: { [K in keyof typeof proof]?: unknown }) =>
  [code, recoveryCode, passkey].filter(one => one !== undefined).length === 1;
const oneProof = orStop('Please send a code, a recovery code or a passkey.');

const Proof = z.object(proof).refine(isOneProof, oneProof);
export type SecondFactorProof = z.output<typeof Proof>;

/** Stands for the first step of a sign-in. */
const Pending = shortText(200);

const Ways = z.object({
  hasAuthenticator: z.boolean(),
  passkey: RequestOptions.nullable().describe('null where there are no passkeys'),
});

const OwnersPassword = z.object({
  password: KnownPassword.optional().describe(
    'for the first factor, unless this session signed in with Google less than ten minutes ago',
  ),
});

const Passkey = z.object({
  id: z.string(),
  name: z.string(),
  addedAt: Instant,
  lastUsedAt: Instant.nullable(),
});

export const SecondFactorStatus = z.object({
  authenticator: z.object({ addedAt: Instant }).nullable(),
  passkeys: z.array(Passkey),
  recoveryCodesLeft: z.int().nonnegative(),
  requiredFor: z.array(Role).describe('the member’s roles that need one'),
});
export type SecondFactorStatus = z.infer<typeof SecondFactorStatus>;

const Codes = z.array(z.string());

/** A factor was added: the session goes on with a new token, and after the first factor it is the only one. */
const Added = z.object({
  token: z.string(),
  recoveryCodes: Codes.nullable().describe('shown this once, with the first factor; null with any other'),
  status: SecondFactorStatus,
});

/** A factor is gone, or has another name. */
const Changed = z.object({ token: z.string(), status: SecondFactorStatus });

const ownersProblems = ['password_required', 'wrong_password', 'sign_in_again'] as const;

export const AuthenticatorBody = z.object({ setup: Pending, code: AuthenticatorCode });

const passkeyId = z.object({ id: encoded(1_400) });

export const secondFactorApi = {
  'POST /auth/signin/second-factor/options': {
    slice: 'svc-auth',
    summary: 'The ways in which a sign-in that is pending can be finished',
    access: 'public',
    body: z.object({ pending: Pending }),
    status: 200,
    answer: Ways,
    problems: ['second_step_over'],
  },
  'POST /auth/signin/second-factor': {
    slice: 'svc-auth',
    summary: 'Finish a sign-in with a code, a recovery code or a passkey',
    access: 'public',
    body: z.object({ pending: Pending, ...proof }).refine(isOneProof, oneProof),
    status: 200,
    answer: SignedIn,
    problems: ['second_step_over', 'wrong_second_factor'],
  },
  'POST /auth/signin/passkey/options': {
    slice: 'svc-auth',
    summary: 'Begin to sign in with a passkey alone',
    access: 'public',
    status: 200,
    answer: z.object({ options: RequestOptions }),
    problems: [],
  },
  'POST /auth/signin/passkey': {
    slice: 'svc-auth',
    summary: 'Sign in with a passkey alone: the device has asked for a finger, a face or a PIN',
    access: 'public',
    body: z.object({ passkey: PasskeyAssertion }),
    status: 200,
    answer: SignedIn,
    problems: ['passkey_refused'],
  },
  'GET /auth/me/second-factor': {
    slice: 'svc-auth',
    summary: 'The member’s second factors',
    access: 'member',
    status: 200,
    answer: SecondFactorStatus,
    problems: [],
  },
  'POST /auth/me/second-factor/proof/options': {
    slice: 'svc-auth',
    summary: 'The ways in which the member can give the second factor again',
    access: 'member',
    status: 200,
    answer: Ways,
    problems: [],
  },
  'POST /auth/me/second-factor/proof': {
    slice: 'svc-auth',
    summary:
      'Give the second factor again, for the calls that ask for it; this session goes on with a new token',
    access: 'member',
    body: Proof,
    status: 200,
    answer: z.object({ token: z.string() }),
    problems: ['wrong_second_factor'],
  },
  'POST /auth/me/second-factor/authenticator': {
    slice: 'svc-auth',
    summary: 'Begin to add an authenticator app: the secret that it needs',
    access: 'member',
    asksSecondFactor: true,
    body: OwnersPassword.default({}),
    status: 200,
    answer: z.object({
      setup: z.string().describe('stands for this beginning, for fifteen minutes'),
      secret: z.string().describe('in base32, to be typed'),
      uri: z.string().describe('the same as an otpauth: address, for a QR code'),
    }),
    problems: ownersProblems,
  },
  'POST /auth/me/second-factor/authenticator/confirm': {
    slice: 'svc-auth',
    summary: 'Add the authenticator app, with a code that it shows; takes the place of one before',
    access: 'member',
    asksSecondFactor: true,
    body: AuthenticatorBody,
    status: 200,
    answer: Added,
    problems: ['setup_over', 'wrong_second_factor'],
  },
  'DELETE /auth/me/second-factor/authenticator': {
    slice: 'svc-auth',
    summary: 'Remove the authenticator app',
    access: 'member',
    asksSecondFactor: true,
    status: 200,
    answer: Changed,
    problems: ['not_found'],
  },
  'POST /auth/me/second-factor/passkeys/options': {
    slice: 'svc-auth',
    summary: 'Begin to add a passkey',
    access: 'member',
    asksSecondFactor: true,
    body: OwnersPassword.default({}),
    status: 200,
    answer: z.object({ options: CreationOptions }),
    problems: [...ownersProblems, 'too_many_passkeys'],
  },
  'POST /auth/me/second-factor/passkeys': {
    slice: 'svc-auth',
    summary: 'Add the passkey that the browser has made',
    access: 'member',
    asksSecondFactor: true,
    body: z.object({ name: PasskeyName, passkey: PasskeyRegistration }),
    status: 201,
    answer: Added,
    problems: ['setup_over', 'too_many_passkeys'],
  },
  'PATCH /auth/me/second-factor/passkeys/{id}': {
    slice: 'svc-auth',
    summary: 'Give a passkey another name',
    access: 'member',
    params: passkeyId,
    body: z.object({ name: PasskeyName }),
    status: 200,
    answer: SecondFactorStatus,
    problems: ['not_found'],
  },
  'DELETE /auth/me/second-factor/passkeys/{id}': {
    slice: 'svc-auth',
    summary: 'Remove a passkey',
    access: 'member',
    asksSecondFactor: true,
    params: passkeyId,
    status: 200,
    answer: Changed,
    problems: ['not_found'],
  },
  'POST /auth/me/second-factor/recovery-codes': {
    slice: 'svc-auth',
    summary: 'Ten new recovery codes; those before are no longer good',
    access: 'member',
    asksSecondFactor: true,
    status: 200,
    answer: z.object({ recoveryCodes: Codes, status: SecondFactorStatus }),
    problems: ['not_found'],
  },
} as const satisfies ApiTable;
