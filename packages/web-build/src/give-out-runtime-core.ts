import * as runtimeCore from '@module-federation/runtime-core';

/**
 * The shell's runtime plugin that lets remotes use the shell's Module Federation core instead of bringing one each
 * (they are built with `externalRuntime`). The library's own switch for it bundles the core twice.
 */
export default function giveOutRuntimeCore() {
  return {
    name: 'give-out-runtime-core',
    beforeInit<Arguments>(args: Arguments): Arguments {
      Object.assign(globalThis, { _FEDERATION_RUNTIME_CORE: runtimeCore });
      return args;
    },
  };
}
