import type { Role } from '@sufra/contracts';
import { Badge, Notice } from '@sufra/web-kit';
import { AuthenticatorPart } from './authenticator-part.tsx';
import { PasskeysPart } from './passkeys-part.tsx';
import { RecoveryCodesPart } from './recovery-codes-part.tsx';
import { hasFactor, type SecondFactorProps } from './second-factor-props.ts';
import styles from './second-factors.module.css';

const roleNames: Record<Role, string> = { admin: 'admin', moderator: 'moderator' };

export function SecondFactors(props: SecondFactorProps) {
  const { status } = props;
  const isOn = hasFactor(status);

  return (
    <>
      <p className={styles.state}>
        Second step <Badge tone={isOn ? 'green' : 'plain'}>{isOn ? 'On' : 'Off'}</Badge>
      </p>
      {!isOn && status.requiredFor.length > 0 && (
        <Notice
          tone="warning"
          title={`Your role as ${status.requiredFor.map(role => roleNames[role]).join(' and ')} waits for a second step.`}
        >
          Set one up below, and the role is yours at once. Until then you can do what every member can.
        </Notice>
      )}
      <AuthenticatorPart {...props} />
      <PasskeysPart {...props} />
      {isOn && <RecoveryCodesPart left={status.recoveryCodesLeft} />}
    </>
  );
}
