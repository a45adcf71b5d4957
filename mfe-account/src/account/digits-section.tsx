import { messages } from '@sufra/contracts';
import { ownDigitsOf, writeDigits } from '@sufra/texts/digits';
import { pageLanguage, SelectField, say } from '@sufra/web-kit';
import { chosenDigits, type Digits, rememberDigits } from '@sufra/web-kit/chosen-digits';
import { useMutation } from '@tanstack/react-query';
import { FormProblem } from '../forms/form-problem.tsx';
import { t } from '../texts/text.ts';
import { changeAccountMutation } from './account-api.ts';
import { AccountSection } from './account-section.tsx';

/** On pages whose language has digits of its own. */
export function DigitsSection({ user }: { user: { digits?: Digits | undefined } }) {
  const change = useMutation(changeAccountMutation);
  const own = ownDigitsOf(pageLanguage());
  if (!own) return null;

  const choose = async (digits: Digits) => {
    const isKept = await change.mutateAsync({ digits }).then(
      () => true,
      () => false,
    );
    if (!isKept) return;
    rememberDigits(digits);
    // A page is written in one way as long as it lives.
    location.reload();
  };

  return (
    <AccountSection title={t('account.digits.title')} lead={t('account.digits.lead')}>
      <div translate="no">
        <SelectField
          label={t('account.digits.title')}
          value={user.digits ?? chosenDigits() ?? 'latin'}
          disabled={change.isPending}
          options={[
            { value: 'latin', label: t('account.digits.as', { figures: '123' }) },
            { value: 'own', label: t('account.digits.as', { figures: writeDigits('123', own) }) },
          ]}
          onChange={({ target }) => void choose(target.value === 'own' ? 'own' : 'latin')}
        />
      </div>
      {change.isError && <FormProblem error={change.error} fallback={say(messages.somethingWentWrong)} />}
    </AccountSection>
  );
}
