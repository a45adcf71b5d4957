const memberId = /^[\da-f]{24}$/;

/** Whose token this is. The services check it; here it only names the store. */
export function memberOfToken(token: string | null | undefined): string | undefined {
  const [, payload = ''] = token?.split('.') ?? [];
  try {
    const { sub }: { sub?: unknown } = JSON.parse(atob(payload.replaceAll('-', '+').replaceAll('_', '/')));
    return typeof sub === 'string' && memberId.test(sub) ? sub : undefined;
  } catch {
    return undefined;
  }
}

const bearer = 'Bearer ';

export function tokenOf({ headers }: Request): string | undefined {
  const authorization = headers.get('authorization') ?? '';
  return authorization.startsWith(bearer) ? authorization.slice(bearer.length) : undefined;
}
