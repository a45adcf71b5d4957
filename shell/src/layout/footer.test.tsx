import { beforeEach, expect, test } from '@jest/globals';
import { apiStandIn, beSignedOut } from '@sufra/web-kit/testing';
import { screen } from '@testing-library/react';
import { openSite } from '../../test/open-site.tsx';
import { aSite, aSlice } from '../../test/scripted-slices.tsx';

apiStandIn();
beforeEach(beSignedOut);

test('the small print says which versions this page runs, and leads to those of the services', async () => {
  const commit = '0123456789abcdef0123456789abcdef01234567';
  const scripted = aSite([aSlice({ version: '1.2.0', commit }), aSlice({ name: 'mfe-plan', paths: [] })]);
  scripted.site.shell = { build: 'files.1.json', version: '0.3.1' };
  await scripted.known.fresh();
  openSite('/contact', scripted);
  const link = await screen.findByRole('link', { name: 'shell 0.3.1 · mfe-blog 1.2.0 (01234567)' });
  expect(link).toHaveAttribute('href', '/api/docs#running');
});

test('a site whose builds say no version has none in its small print', async () => {
  const scripted = aSite();
  await scripted.known.fresh();
  openSite('/contact', scripted);
  await screen.findByRole('heading', { level: 1 });
  expect(screen.queryByText(/Versions/)).not.toBeInTheDocument();
});
