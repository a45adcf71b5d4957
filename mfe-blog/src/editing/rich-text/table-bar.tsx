import type { Editor } from '@tiptap/core';
import { t } from '../../texts/text.ts';
import { tableTools } from './table-tools.ts';
import { ToolButton } from './tool-button.tsx';
import styles from './toolbar.module.css';
import { useRovingFocus } from './use-roving-focus.ts';

export function TableBar({ editor }: { editor: Editor }) {
  const roving = useRovingFocus();
  return (
    <div {...roving} role="toolbar" aria-label={t('table.label')} className={styles.tableBar}>
      {tableTools.map(({ name, icon, label, run }) => (
        <ToolButton
          key={name()}
          name={name()}
          icon={icon}
          label={label()}
          onUse={byPointer => {
            run(editor);
            if (byPointer) editor.view.focus();
          }}
        />
      ))}
    </div>
  );
}
