import { X } from 'lucide-react';
import { Dialog as Radix } from 'radix-ui';
import { type ReactNode, type Ref, useContext, useRef } from 'react';
import { t } from '../texts/text.ts';
import { classes } from './classes.ts';
import styles from './dialog.module.css';
import { IconButton } from './icon-button.tsx';
import { DialogDepth, PageEnd } from './page-end.ts';

export interface DialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: ReactNode;
  description?: ReactNode;
  /** Buttons at the end, the main one last. */
  footer?: ReactNode;
  /** `full` takes the whole window. A `large` or `full` one stands in the place of the page, and has what stands at a page's end. */
  size?: 'small' | 'medium' | 'large' | 'full';
  /** What fills the window is as wide as a page, instead of as a text. */
  isWide?: boolean;
  role?: 'dialog' | 'alertdialog';
  /** What is typed in here must not be lost by a slip: a press outside does not close. */
  keepOnOutsidePress?: boolean;
  children?: ReactNode;
  ref?: Ref<HTMLDivElement>;
}

/**
 * Keeps focus inside, gives it back to where it was, closes on Escape. It begins at what is marked `data-first-focus`,
 * or else at the first thing that can be pressed.
 *
 * Radix's own Overlay is left out on purpose: it holds the page by injecting a style element, which the
 * site's policy forbids. The backdrop is ours, and `data-scroll-lock` holds the page (see base.css).
 */
export function Dialog({
  open,
  onOpenChange,
  title,
  description,
  footer,
  size = 'medium',
  isWide = false,
  role = 'dialog',
  keepOnOutsidePress = false,
  children,
  ref,
}: DialogProps) {
  const opener = useRef<Element | null>(null);
  const depth = useContext(DialogDepth) + 1;
  const End = useContext(PageEnd);
  const foot = footer && <div className={styles.foot}>{footer}</div>;

  const takeFocus = (event: Event) => {
    rememberOpener();
    const first = event.target instanceof Element && event.target.querySelector('[data-first-focus]');
    if (!(first instanceof HTMLElement)) return;
    event.preventDefault();
    first.focus({ preventScroll: true });
  };

  const rememberOpener = () => {
    const active = document.activeElement;
    // Opened from a menu, which is about to go: its button is where the reader came from.
    const menuButton = active?.closest('[role="menu"]')?.getAttribute('aria-labelledby');
    opener.current = menuButton ? document.getElementById(menuButton) : active;
  };

  const giveFocusBack = (event: Event) => {
    event.preventDefault();
    if (opener.current instanceof HTMLElement) opener.current.focus({ preventScroll: true });
  };

  return (
    <DialogDepth value={depth}>
      <Radix.Root open={open} onOpenChange={onOpenChange}>
        <Radix.Portal>
          <div className={styles.layer} data-scroll-lock={size}>
            <div className={styles.backdrop} />
            <div className={classes(styles.frame, size === 'full' && styles.fullFrame)}>
              <Radix.Content
                ref={ref}
                role={role}
                aria-modal="true"
                className={classes(styles.dialog, styles[size], isWide && styles.wide)}
                onOpenAutoFocus={takeFocus}
                onCloseAutoFocus={giveFocusBack}
                onInteractOutside={event => keepOnOutsidePress && event.preventDefault()}
                {...(!description && { 'aria-describedby': undefined })}
              >
                <div className={styles.head}>
                  <div className={styles.besideCross}>
                    <Radix.Title className={styles.title} dir="auto">
                      {title}
                    </Radix.Title>
                  </div>
                  {description && (
                    <Radix.Description className={styles.description}>{description}</Radix.Description>
                  )}
                </div>
                {children && <div className={styles.body}>{children}</div>}
                {size === 'full' ? (
                  <div className={styles.end} data-timers-foot="">
                    {End && <End />}
                    {foot}
                  </div>
                ) : (
                  foot
                )}
                {size === 'large' && <div className={styles.timers}>{End && <End />}</div>}
                <Radix.Close asChild>
                  <IconButton label={t('dialog.close')} className={styles.close}>
                    <X aria-hidden="true" />
                  </IconButton>
                </Radix.Close>
              </Radix.Content>
            </div>
          </div>
        </Radix.Portal>
      </Radix.Root>
    </DialogDepth>
  );
}
