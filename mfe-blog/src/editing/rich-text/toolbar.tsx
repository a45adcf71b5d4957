import type { Editor } from '@tiptap/core';
import { useEditorState } from '@tiptap/react';
import { ImagePlus, Link2 } from 'lucide-react';
import { t } from '../../texts/text.ts';
import { ToolButton } from './tool-button.tsx';
import styles from './toolbar.module.css';
import { groups, type Tool } from './tools.ts';
import { useRovingFocus } from './use-roving-focus.ts';

interface ToolbarProps {
  editor: Editor;
  controls: string;
  onLink: () => void;
  onPicture: () => void;
}

const { history, blocks, marks, structures, insertTable } = groups;
const all = [...history, ...blocks, ...marks, ...structures, insertTable];

export function Toolbar({ editor, controls, onLink, onPicture }: ToolbarProps) {
  const roving = useRovingFocus();
  const state = useEditorState({
    editor,
    selector: snapshot => ({
      on: all.filter(({ isOn }) => isOn?.(snapshot.editor)),
      off: all.filter(({ isOff }) => isOff?.(snapshot.editor)),
      link: snapshot.editor.isActive('link'),
    }),
  });

  const use = (run: () => void) => (byPointer: boolean) => {
    run();
    // By keyboard the focus stays on the button: the next one is an arrow away.
    if (byPointer) editor.view.focus();
  };

  const draw = (tool: Tool) => (
    <ToolButton
      key={tool.name()}
      name={tool.name()}
      icon={tool.icon}
      keys={tool.keys}
      pressed={tool.isOn && state.on.includes(tool)}
      off={state.off.includes(tool)}
      onUse={use(() => tool.run(editor))}
    />
  );

  return (
    <div
      {...roving}
      role="toolbar"
      aria-label={t('tools.label')}
      aria-controls={controls}
      className={styles.toolbar}
    >
      <div className={styles.group}>{history.map(draw)}</div>
      <div className={styles.group}>{blocks.map(draw)}</div>
      <div className={styles.group}>{marks.map(draw)}</div>
      <div className={styles.group}>{structures.map(draw)}</div>
      <div className={styles.group}>
        <ToolButton
          name={t('tools.link')}
          icon={Link2}
          keys="Control+K"
          pressed={state.link}
          onUse={onLink}
        />
        <ToolButton name={t('tools.picture')} icon={ImagePlus} onUse={onPicture} />
        {draw(insertTable)}
      </div>
    </div>
  );
}
