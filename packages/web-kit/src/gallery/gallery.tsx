import { brand } from '@sufra/contracts';
import { ThemeSwitch } from '../theme/theme-switch.tsx';
import { Logo } from '../ui/logo.tsx';
import { PageHead } from '../ui/page-head.tsx';
import { ButtonShelf } from './button-shelf.tsx';
import { CardShelf } from './card-shelf.tsx';
import { FieldShelf } from './field-shelf.tsx';
import styles from './gallery.module.css';
import { LookShelf } from './look-shelf.tsx';
import { MessageShelf } from './message-shelf.tsx';
import { OverlayShelf } from './overlay-shelf.tsx';
import { WaitingShelf } from './waiting-shelf.tsx';

/** Every component in every state, for engineers who build with them; in development only. */
export const Gallery = () => (
  <main className={styles.page}>
    <div className={styles.top}>
      <Logo />
      <ThemeSwitch />
    </div>
    <PageHead
      title="Components"
      eyebrow="For builders"
      heading={`What ${brand.name} is made of`}
      lead="Every component in every state. Switch the theme, narrow the window, put the mouse away."
    />
    <LookShelf />
    <ButtonShelf />
    <FieldShelf />
    <CardShelf />
    <MessageShelf />
    <OverlayShelf />
    <WaitingShelf />
  </main>
);
