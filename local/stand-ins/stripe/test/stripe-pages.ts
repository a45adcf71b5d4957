/** A page of the stand-in as a browser without scripts gets it; with a form it is sent off. */
export const openerOf = (site: { url: string }) =>
  async function open(address: string, form?: Record<string, string>) {
    const answer = await fetch(new URL(address, site.url), {
      redirect: 'manual',
      ...(form && { method: 'POST', body: new URLSearchParams(form) }),
    });
    return {
      status: answer.status,
      location: answer.headers.get('location') ?? '',
      policy: answer.headers.get('content-security-policy') ?? '',
      html: await answer.text(),
    };
  };

export const card = (number: string) => ({
  number,
  expiry: '12 / 40',
  cvc: '123',
  name: 'Amina Test',
  email: 'amina@example.com',
});
export const goodCard = card('4242 4242 4242 4242');
