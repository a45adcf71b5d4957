type ScriptAddressPolicy = { createScriptURL(address: string): string | null };
type WithTrustedTypes = typeof globalThis & {
  trustedTypes?: { createPolicy(name: string, policy: ScriptAddressPolicy): unknown };
};

const isOwn = (address: string) => new URL(address, location.href).origin === location.origin;

/**
 * The page's policy says `require-trusted-types-for 'script'`: no text becomes a script or its address without passing
 * here. Addresses of this origin do (that is how slices and their parts are loaded), nothing else does.
 */
(globalThis as WithTrustedTypes).trustedTypes?.createPolicy('default', {
  createScriptURL: address => (isOwn(address) ? address : null),
});

export {};
