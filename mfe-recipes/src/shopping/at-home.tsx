import { limits, type ShoppingList } from '@sufra/contracts';
import { Button, Dialog, formatList, TextArea } from '@sufra/web-kit';
import { House } from 'lucide-react';
import { useState } from 'react';
import { t } from '../texts/text.ts';
import { aWrite, type ShoppingWrite } from './api/shopping-write.ts';
import styles from './at-home.module.css';

interface AtHomeProps {
  list: ShoppingList;
  onChange: (write: ShoppingWrite) => void;
}

/** What is not bought, as there is always some at home: said, so that an empty jar is noticed. */
export function AtHome({ list, onChange }: AtHomeProps) {
  const [isChanging, setIsChanging] = useState(false);
  const kept = list.lines.filter(({ isAtHome }) => isAtHome).map(({ name }) => name);
  return (
    <div className={styles.atHome}>
      <House aria-hidden="true" className={styles.icon} />
      <p className={styles.words}>
        {kept.length > 0
          ? t('shopping.atHome.kept', { things: formatList(kept), count: kept.length })
          : t('shopping.atHome.none')}
      </p>
      <Button tone="quiet" onClick={() => setIsChanging(true)} data-print="hide">
        {t('shopping.atHome.button')}
      </Button>
      {isChanging && (
        <ChangeAtHome atHome={list.atHome} onChange={onChange} onClose={() => setIsChanging(false)} />
      )}
    </div>
  );
}

interface ChangeAtHomeProps {
  atHome: readonly string[];
  onChange: (write: ShoppingWrite) => void;
  onClose: () => void;
}

function ChangeAtHome({ atHome, onChange, onClose }: ChangeAtHomeProps) {
  const [text, setText] = useState(atHome.join('\n'));
  const names = text
    .split('\n')
    .map(name => name.trim())
    .filter(name => name !== '');
  const isTooMany = names.length > limits.alwaysAtHome;
  const isTooLong = names.some(name => name.length > limits.shoppingTextLength);
  const error = isTooMany
    ? t('shopping.atHome.tooMany', { most: limits.alwaysAtHome })
    : isTooLong
      ? t('shopping.atHome.tooLong')
      : undefined;

  const save = () => {
    if (error) return;
    onChange(aWrite({ does: 'keep at home', atHome: names }));
    onClose();
  };

  return (
    <Dialog
      open
      onOpenChange={open => !open && onClose()}
      keepOnOutsidePress
      title={t('shopping.atHome.title')}
      description={t('shopping.atHome.words')}
      footer={<Button onClick={save}>{t('shopping.save')}</Button>}
    >
      <TextArea
        label={t('shopping.atHome.label')}
        hint={t('shopping.atHome.hint')}
        rows={8}
        value={text}
        error={error}
        onChange={event => setText(event.target.value)}
      />
    </Dialog>
  );
}
