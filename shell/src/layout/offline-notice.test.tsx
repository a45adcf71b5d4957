import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { apiStandIn, beSignedOut } from '@sufra/web-kit/testing';
import { act, screen, waitFor } from '@testing-library/react';
import { openSite } from '../../test/open-site.tsx';
import { aSite, aSlice } from '../../test/scripted-slices.tsx';

apiStandIn();
beforeEach(beSignedOut);
afterEach(() => {
  jest.restoreAllMocks();
});

const go = (to: 'online' | 'offline') => {
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(to === 'online');
  act(() => {
    dispatchEvent(new Event(to));
  });
};
const notice = () => screen.queryByText(/^You are offline\./);

test('a lost connection is said on the page for as long as it is lost, and its return once', async () => {
  openSite('/contact');
  await screen.findByRole('heading', { level: 1, name: 'Contact Us' });
  expect(notice()).not.toBeInTheDocument();

  go('offline');
  expect(notice()).toBeVisible();
  go('online');
  expect(notice()).not.toBeInTheDocument();
  expect(await screen.findByText('You are back online.')).toBeVisible();
});

test('a slice that is opened offline says so, and comes by itself with the connection', async () => {
  const blog = aSlice({ name: 'mfe-blog', title: 'The blog', paths: ['/blog'] });
  const scripted = aSite([blog]);
  scripted.site.broken.add(blog.entry ?? '');
  go('offline');
  openSite('/blog', scripted);
  expect(await screen.findByRole('heading', { level: 1, name: 'You are offline' })).toBeVisible();

  scripted.site.broken.clear();
  go('online');
  await waitFor(() =>
    expect(screen.getByRole('heading', { level: 1, name: 'mfe-blog is here' })).toBeVisible(),
  );
});
