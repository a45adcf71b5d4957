export const publicAddress = (token: string | null) => token && `${location.origin}/r/${token}`;
