export interface TokenTimes {
  /** Seconds since 1970, by the server's clock. */
  expiresAt: number;
  issuedAt: number | undefined;
}

/** When a token ends, read from its payload; undefined for what is no token. Nothing is verified here: the services do that. */
export function readToken(token: string): TokenTimes | undefined {
  const [, payload, signature, ...rest] = token.split('.');
  if (!payload || signature === undefined || rest.length > 0) return undefined;
  try {
    const claims: unknown = JSON.parse(atob(payload.replaceAll('-', '+').replaceAll('_', '/')));
    if (typeof claims !== 'object' || claims === null || !('exp' in claims)) return undefined;
    const { exp } = claims;
    const iat = 'iat' in claims ? claims.iat : undefined;
    if (typeof exp !== 'number' || !Number.isFinite(exp)) return undefined;
    return { expiresAt: exp, issuedAt: typeof iat === 'number' && Number.isFinite(iat) ? iat : undefined };
  } catch {
    return undefined; // neither base64 nor JSON: as good as none
  }
}
