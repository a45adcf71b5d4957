import type {
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
} from '@simplewebauthn/browser';
import type { AnswerOf, BodyOf } from '@sufra/contracts';
import { t } from '../texts/text.ts';

export type RequestOptions = AnswerOf<'POST /auth/signin/passkey/options'>['options'];
type CreationOptions = AnswerOf<'POST /auth/me/second-factor/passkeys/options'>['options'];
export type Assertion = BodyOf<'POST /auth/signin/passkey'>['passkey'];
type Registration = BodyOf<'POST /auth/me/second-factor/passkeys'>['passkey'];

/** The device gave no passkey: the member said no, waited too long, or has none here. */
export class NoPasskey extends Error {
  override readonly name = 'NoPasskey';
}

/** A browser that knows passkeys, at an address that they can be for. */
export const offersPasskeys = () =>
  typeof PublicKeyCredential === 'function' && !/^[\d.]+$|^\[/.test(location.hostname);

/** What talks to the device is loaded when it is needed. */
const library = () => import('@simplewebauthn/browser');

export async function signWithPasskey(options: RequestOptions): Promise<Assertion> {
  const { startAuthentication } = await library();
  // A parsed edge: the service gives what WebAuthn describes.
  const optionsJSON = options as unknown as PublicKeyCredentialRequestOptionsJSON;
  return plain(await startAuthentication({ optionsJSON }).catch(noPasskey));
}

export async function makePasskey(options: CreationOptions): Promise<Registration> {
  const { startRegistration } = await library();
  const optionsJSON = options as unknown as PublicKeyCredentialCreationOptionsJSON; // likewise
  return plain(await startRegistration({ optionsJSON }).catch(noPasskey));
}

/** No extension is asked for, so none has an answer. */
const plain = <T extends { clientExtensionResults: unknown }>({ clientExtensionResults: _, ...rest }: T) =>
  rest;

function noPasskey(cause: unknown): never {
  throw new NoPasskey(reasonOf(cause), { cause });
}

const reasonOf = (cause: unknown) =>
  cause instanceof Error && cause.name === 'InvalidStateError' ? t('proof.known') : t('proof.none');
