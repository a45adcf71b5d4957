import { Failed } from '../images/run.mjs';

/** Images of others, which run as they were made. */
const ofOthers = new Set(['mongodb', 'mongodb-accounts', 'rabbitmq', 'mail-catcher', 'collector']);
/** Fills volumes, which are root's. */
const asRoot = new Set(['secrets']);

const isRoot = user => ['', '0', 'root'].includes(user.split(':')[0]);

function faultsOf({ service, found: { Config, HostConfig, Mounts } }) {
  const faults = [
    HostConfig.Memory > 0 || 'has no limit of memory',
    HostConfig.NanoCpus > 0 || HostConfig.CpuQuota > 0 || 'has no limit of processors',
    HostConfig.LogConfig.Config['max-size'] !== undefined || 'has no limit of its log',
    HostConfig.SecurityOpt?.some(option => option.startsWith('no-new-privileges')) || 'may gain privileges',
    !HostConfig.Privileged || 'is privileged',
    !Mounts.some(({ Type, Name }) => Type === 'volume' && /^[0-9a-f]{64}$/.test(Name)) ||
      'has a volume without a name',
  ];
  if (!ofOthers.has(service))
    faults.push(
      HostConfig.ReadonlyRootfs || 'writes to its root',
      HostConfig.CapDrop?.includes('ALL') || 'keeps capabilities',
      asRoot.has(service) || !isRoot(Config.User) || 'runs as root',
    );
  return faults.filter(fault => typeof fault === 'string').map(fault => `${service} ${fault}`);
}

/** Users, roots, capabilities, volumes and limits, as the engine itself has them. */
export function tryLocks({ containers, say }) {
  const faults = containers.flatMap(faultsOf);
  if (faults.length > 0) throw new Failed(faults.join('\n'));
  say(`  users, read-only roots, capabilities, limits and volumes of ${containers.length} containers`);
}
