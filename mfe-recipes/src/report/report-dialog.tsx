import { limits, siteLanguages } from '@sufra/contracts';
import {
  Button,
  Dialog,
  Notice,
  pageLanguage,
  SelectField,
  TextArea,
  toast,
  useSession,
} from '@sufra/web-kit';
import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useId, useState } from 'react';
import { t } from '../texts/text.ts';
import { type ShownVerdict, sendReport } from './api/send-report.ts';
import { HowAnswered } from './how-answered.tsx';
import styles from './report-dialog.module.css';
import { saidOfFailure } from './said-of-failure.ts';
import { verdictSaid } from './verdict-said.ts';

interface ReportDialogProps {
  verdicts: readonly ShownVerdict[];
  onClose: () => void;
}

/** Which verdict, and what is wrong with it. */
export function ReportDialog({ verdicts, onClose }: ReportDialogProps) {
  const { status } = useSession();
  const isMember = status === 'signed-in';
  const form = useId();
  const [chosen, setChosen] = useState(0);
  const [says, setSays] = useState('');
  const [missing, setMissing] = useState(false);
  const sending = useMutation({
    mutationFn: (verdict: ShownVerdict) =>
      sendReport({ ...cut(verdict), says: says.trim(), language: languageOfPage() }, isMember),
    onSuccess: () => {
      toast(isMember ? t('report.thanksMember') : t('report.thanks'));
      onClose();
    },
  });
  const verdict = verdicts[chosen] ?? verdicts[0];
  if (!verdict) return null;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setMissing(says.trim() === '');
    if (says.trim() !== '' && !sending.isPending) sending.mutate(verdict);
  };

  return (
    <Dialog
      open
      onOpenChange={open => !open && onClose()}
      title={t('report.title')}
      keepOnOutsidePress
      footer={
        <>
          <Button tone="quiet" onClick={onClose}>
            {t('report.cancel')}
          </Button>
          <Button type="submit" form={form} busy={sending.isPending}>
            {t('report.send')}
          </Button>
        </>
      }
    >
      <form id={form} className={styles.form} noValidate onSubmit={submit}>
        {verdicts.length > 1 ? (
          <SelectField
            label={t('report.which')}
            value={chosen}
            options={verdicts.map(({ line }, value) => ({ value, label: line }))}
            onChange={({ target: { value } }) => setChosen(Number(value))}
          />
        ) : (
          <p className={styles.line} dir="auto">
            {verdict.line}
          </p>
        )}
        <p>{verdictSaid(verdict)}</p>
        <TextArea
          data-first-focus=""
          label={t('report.says')}
          hint={t('report.hint', { length: says.length, most: limits.reportLength })}
          error={missing && t('report.missing')}
          maxLength={limits.reportLength}
          value={says}
          onChange={({ target: { value } }) => {
            setMissing(false);
            setSays(value);
          }}
        />
        {sending.isError && <Notice tone="danger">{saidOfFailure(sending.error)}</Notice>}
        <HowAnswered isMember={isMember} />
      </form>
    </Dialog>
  );
}

const languageOfPage = () => siteLanguages.find(language => language === pageLanguage()) ?? 'en';

const cut = ({ line, words, ...verdict }: ShownVerdict): ShownVerdict => ({
  ...verdict,
  line: line.slice(0, limits.reportedLineLength),
  words: words.slice(0, limits.reportedLineLength),
});
