import { messages } from '@sufra/contracts';
import { Button, type ButtonProps, call, say } from '@sufra/web-kit';
import { t } from '../../texts/text.ts';
import { DepartureProblem } from '../departure/departure-problem.tsx';
import { useDeparture } from '../departure/use-departure.ts';

const askForPortal = () => call('POST /payment/portal', { timeout: 30_000 });

export function UpdatePaymentMethod({ tone }: Pick<ButtonProps, 'tone'>) {
  const { leave, isBusy, error } = useDeparture({ askForAddress: askForPortal });

  return (
    <>
      <Button tone={tone} busy={isBusy} onClick={() => leave()}>
        {t('billing.update')}
      </Button>
      {error && (
        <DepartureProblem
          error={error}
          fallback={say(messages.somethingWentWrong)}
          noAnswer={say(messages.networkFailure)}
        />
      )}
    </>
  );
}
