/** An address that breaks, where it has to, between its two halves. */
export function EmailText({ email }: { email: string }) {
  const end = email.lastIndexOf('@') + 1;
  return (
    <>
      {email.slice(0, end)}
      <wbr />
      {email.slice(end)}
    </>
  );
}
