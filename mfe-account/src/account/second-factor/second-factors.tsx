import { Badge, Notice } from '@sufra/web-kit';
import { t } from '../../texts/text.ts';
import { AuthenticatorPart } from './authenticator-part.tsx';
import { PasskeysPart } from './passkeys-part.tsx';
import { RecoveryCodesPart } from './recovery-codes-part.tsx';
import { hasFactor, type SecondFactorProps } from './second-factor-props.ts';
import styles from './second-factors.module.css';

export function SecondFactors(props: SecondFactorProps) {
  const { status } = props;
  const isOn = hasFactor(status);

  return (
    <>
      <p className={styles.state}>
        {t('account.second.state')}{' '}
        <Badge tone={isOn ? 'green' : 'plain'}>
          {isOn ? t('account.second.on') : t('account.second.off')}
        </Badge>
      </p>
      {!isOn && status.requiredFor.length > 0 && (
        <Notice
          tone="warning"
          title={t('account.second.roleWaits', {
            roles: status.requiredFor.length > 1 ? 'both' : (status.requiredFor[0] ?? ''),
          })}
        >
          {t('account.second.roleWords')}
        </Notice>
      )}
      <AuthenticatorPart {...props} />
      <PasskeysPart {...props} />
      {isOn && <RecoveryCodesPart left={status.recoveryCodesLeft} />}
    </>
  );
}
