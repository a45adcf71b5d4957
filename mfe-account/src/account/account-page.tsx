import { messages } from '@sufra/contracts';
import { MembersOnly, PageHead, toast } from '@sufra/web-kit';
import { useState } from 'react';
import { Account } from './account.tsx';
import { AccountSkeleton } from './account-skeleton.tsx';
import { Farewell } from './farewell.tsx';

export default function AccountPage() {
  // Above the guard, which would ask somebody without an account to sign in.
  const [isDeleted, setIsDeleted] = useState(false);

  const sayGoodbye = () => {
    toast({ message: `${messages.accountDeleted} Goodbye, and thank you for having been at the table.` });
    setIsDeleted(true);
  };

  return (
    <>
      <PageHead
        title="Your account"
        description="Your name, email and password, your data, and the way out."
      />
      {isDeleted ? (
        <Farewell />
      ) : (
        <MembersOnly fallback={<AccountSkeleton />}>
          <Account onDeleted={sayGoodbye} />
        </MembersOnly>
      )}
    </>
  );
}
