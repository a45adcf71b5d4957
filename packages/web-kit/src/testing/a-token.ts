/** A token as svc-auth issues them, with a signature that is not checked here. */
export function aToken({ issuedAt = Date.now(), lasts = 3_600_000, sid = 's1' } = {}) {
  const claims = {
    sub: 'u1',
    sid,
    iat: Math.floor(issuedAt / 1000),
    exp: Math.floor((issuedAt + lasts) / 1000),
  };
  return ['header', JSON.stringify(claims), 'signature']
    .map(part => btoa(part).replaceAll('=', ''))
    .join('.');
}
