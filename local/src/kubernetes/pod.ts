import type { IContainer } from 'kubernetes-models/v1/Container';
import type { IPodSpec } from 'kubernetes-models/v1/PodSpec';

/** Until every gateway and resolver has forgotten a pod that stops: DNS keeps a name for five seconds, and so does the gateway. */
export const forgottenAfterSeconds = 12;
/** As in the compose file: longer than a service takes to finish what runs. */
const stopSeconds = 15;
export const graceSeconds = forgottenAfterSeconds + stopSeconds + 3;

export const lockedContainer: Pick<IContainer, 'securityContext'> = {
  securityContext: {
    allowPrivilegeEscalation: false,
    readOnlyRootFilesystem: true,
    capabilities: { drop: ['ALL'] },
  },
};

export const lockedPod = (
  user: number,
): Pick<IPodSpec, 'automountServiceAccountToken' | 'enableServiceLinks' | 'securityContext'> => ({
  automountServiceAccountToken: false,
  // Variables such as SVC_BLOG_PORT, which nothing reads.
  enableServiceLinks: false,
  securityContext: {
    runAsNonRoot: true,
    runAsUser: user,
    runAsGroup: user,
    fsGroup: user,
    seccompProfile: { type: 'RuntimeDefault' },
  },
});

export const temporary = { name: 'tmp', emptyDir: { sizeLimit: '64Mi' } };
export const temporaryMount = { name: 'tmp', mountPath: '/tmp' };
