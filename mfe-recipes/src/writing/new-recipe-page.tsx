import { Column, MembersOnly, PageHead, useSession } from '@sufra/web-kit';
import { t } from '../texts/text.ts';
import styles from './recipe-editor.module.css';
import { WritingRoom } from './writing-room.tsx';

/** `/recipes/new`: a member writes a recipe. */
export default function NewRecipePage() {
  return (
    <Column roomy className={styles.page}>
      <PageHead title={t('writing.new')} heading={t('writing.new')} lead={t('writing.lead')} />
      <MembersOnly>
        <OfMember />
      </MembersOnly>
    </Column>
  );
}

function OfMember() {
  const { user } = useSession();
  return user && <WritingRoom key={user._id} memberId={user._id} />;
}
