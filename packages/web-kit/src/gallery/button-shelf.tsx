import { Heart, Plus, Share2 } from 'lucide-react';
import { Button } from '../ui/button.tsx';
import { IconButton } from '../ui/icon-button.tsx';
import { LinkButton } from '../ui/link-button.tsx';
import styles from './gallery.module.css';
import { Shelf } from './shelf.tsx';

const tones = ['primary', 'quiet', 'danger'] as const;

export const ButtonShelf = () => (
  <Shelf title="Buttons">
    {tones.map(tone => (
      <div key={tone} className={styles.row}>
        <Button tone={tone}>Generate recipe</Button>
        <Button tone={tone}>
          <Plus aria-hidden="true" />
          With a picture
        </Button>
        <Button tone={tone} busy>
          Generate recipe
        </Button>
        <Button tone={tone} disabled>
          Current Plan
        </Button>
        <LinkButton tone={tone} to="/">
          A link
        </LinkButton>
      </div>
    ))}
    <div className={styles.row}>
      <IconButton label="Add to favourites">
        <Heart aria-hidden="true" />
      </IconButton>
      <IconButton label="Share">
        <Share2 aria-hidden="true" />
      </IconButton>
      <IconButton label="Share later" disabled>
        <Share2 aria-hidden="true" />
      </IconButton>
    </div>
    <div className={styles.stack}>
      <Button wide>As wide as its place</Button>
    </div>
  </Shelf>
);
